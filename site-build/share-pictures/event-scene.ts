import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cityTheme } from "../../catalogue/cities/city-theme.ts";
import type { Event } from "../../catalogue/event.ts";
import { openOptions } from "../pictures/picture-facts.ts";
import { at, coin, colour, inlineDrawing, path, rays, rect } from "./drawing-parts.ts";
import { postcardScene } from "./postcard-scene.ts";
import { type Box, middle, type PosterFormat, posterSize, routeHeight } from "./poster.ts";

/** Where the coin stands, and the height of the rails that the train runs on. */
const sun = { x: middle, y: 146, radius: 112 };
const rails = 424;

/** The train's drawing is 1550 units long, and its wheels stand at 2 units below 0. */
const train = { length: 1550, wheels: 2 };

/** The drawing of the train that passes where an event has no picture. */
const trainFile = "app/shell/train.svg";

/**
 * What is drawn behind an event's board, as SVG without a frame: its picture, or its city's theme.
 *
 * @throws Error when the event's picture is not there or cannot be read
 */
export async function eventScene({ image, city }: Event, images: string, format: PosterFormat): Promise<string> {
  if (image === undefined) return themeScene(city, await readFile(trainFile, "utf8"), format.frame);
  const file = join(images, image);
  const postcard = image.endsWith(".svg") ? postcardScene(await readFile(file, "utf8"), format.frame) : null;
  return postcard ?? photoScene(file, format);
}

/**
 * The scene of an event without a picture: the two colours of its city's theme, the coin as the sun, and the tour's
 * train that passes. On a taller poster all of it is larger, seen from the rails.
 */
function themeScene(city: string, trainDrawing: string, { top }: Box): string {
  const { name } = cityTheme(city);
  const { width, height } = posterSize;
  const scale = (width + 40) / train.length;
  const stop = (offset: number, end: string) => `<stop offset="${offset}" stop-color="${colour(`${name}-${end}`)}"/>`;
  const larger = (rails - top) / rails;
  const drawn = [
    `<defs><linearGradient id="theme" x1="0.2" y1="0" x2="0.8" y2="1">${stop(0, "from")}${stop(0.8, "to")}</linearGradient></defs>`,
    rect(0, 0, width, height, "url(#theme)"),
    `<g opacity="0.16">${at(sun, rays(20, 900, colour("paper"), 4))}</g>`,
    at(sun, coin(sun.radius, colour("enamel"), colour("ink"))),
    `<g opacity="0.3">${path("M0 340Q150 262 330 306T640 296 900 312 1200 270V450H0Z", colour("night"))}</g>`,
    `<g opacity="0.34">${path("M0 372Q220 318 430 352T860 340 1200 346V450H0Z", colour("night"))}</g>`,
    rect(0, rails - 8, width, 40, colour("night")),
    at({ x: -20, y: rails - train.wheels * scale, scale }, inlineDrawing(trainDrawing)),
  ];
  return at({ x: middle * (1 - larger), y: rails * (1 - larger), scale: larger }, ...drawn);
}

/** A photograph, or a drawing of any kind, that fills a poster above its line. It is cut where the least is to be seen. */
async function photoScene(file: string, format: PosterFormat): Promise<string> {
  const { left, top, right } = format.frame;
  const size = { width: right - left, height: routeHeight - top };
  const scale = format.width / size.width;
  const [width, height] = [format.width, Math.round(size.height * scale)];
  const source = await readFile(file);
  const { format: kind, width: ownWidth = width } = await sharp(source, openOptions).metadata();
  const density = kind === "svg" ? Math.max(72, (72 * width) / ownWidth) : undefined;
  const picture = await sharp(source, { ...openOptions, ...(density && { density }) })
    .autoOrient()
    .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const place = `x="${left}" y="${top}" width="${size.width}" height="${size.height}" preserveAspectRatio="none"`;
  return `<image ${place} href="data:image/jpeg;base64,${picture.toString("base64")}"/>`;
}
