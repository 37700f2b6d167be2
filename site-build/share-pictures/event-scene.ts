import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type CityTheme, cityTheme } from "../../catalogue/cities/city-theme.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { openOptions } from "../pictures/picture-facts.ts";
import { coin, colour, define, rays, use } from "./drawing-parts.ts";
import { posterSize, routeHeight } from "./poster.ts";

/**
 * What is drawn behind an event's board, as SVG: its picture, or its city's theme.
 *
 * @param height the poster's height in pixels
 * @throws Error when the event's picture is not there or cannot be read
 */
export async function eventScene(
  { image, city }: Event,
  { images, cities, height }: { images: string; cities: readonly City[]; height: number },
): Promise<string> {
  const top = posterSize.height - height;
  if (image === undefined)
    return themeScene(cityTheme(city, cities), await readFile("app/shell/train.svg", "utf8"), top);
  const file = await readFile(join(images, image));
  const isPostcard = image.endsWith(".svg") && file.includes('id="postcard-front"');
  return isPostcard ? postcardScene(file.toString(), top) : photoScene(file, top);
}

/** A postcard is 680 units wide within a frame of 26. The strips at its two edges go on beyond them. */
const card = { middle: 340, left: 26, right: 654, strip: 209 };

/** The height of a postcard's ground, in its own units and in a poster's pixels. */
const ground = { units: 505, pixels: 333 };

/**
 * A picture postcard without its frame, as wide as a poster, made of the layers that it names by ids. Sky, rays and what is
 * drawn across the whole landmark go on to both sides. Hills and the pattern of the ground are mirrored there, strip by strip.
 * On a higher poster all of it is larger.
 */
function postcardScene(postcard: string, top: number): string {
  const scale = (0.82 * (ground.pixels - top)) / ground.pixels;
  const { middle, left, right, strip } = card;
  const clip = (id: string, from: number, to: number) =>
    `<clipPath id="${id}"><rect x="${from - 0.5}" y="-1000" width="${to - from + 1}" height="3000"/></clipPath>`;
  const sides = (id: string) => {
    const copy = (side: string, transform: string) =>
      `<g transform="${transform}"><g clip-path="url(#strip-${side})">${use(id)}</g></g>`;
    return [
      copy("left", `translate(${-2 * strip} 0)`),
      copy("right", `translate(${2 * strip} 0)`),
      copy("left", `translate(${2 * left} 0) scale(-1 1)`),
      copy("right", `translate(${2 * right} 0) scale(-1 1)`),
    ].join("");
  };
  const whole = (id: string) => `${sides(id)}<g clip-path="url(#card)">${use(id)}</g>`;
  return `${define(postcard)}
    ${clip("card", left, right)}${clip("strip-left", left, left + strip)}${clip("strip-right", right - strip, right)}
    <g transform="translate(${600 - middle * scale} ${ground.pixels - ground.units * scale}) scale(${scale})">
    ${use("postcard-sky", "translate(-1360 -1280) scale(5)")}${use("postcard-rays")}${use("postcard-sun")}
    ${whole("postcard-far")}${use("postcard-landmark")}${whole("postcard-front")}</g>`;
}

/** The height of the rails, in pixels, and of the train's wheels above them, in the units of its drawing, which is 1550 long. */
const rails = 424;
const train = { length: 1550, wheels: 2 };

/** The scene of an event without a picture: the colours of its city's theme, the coin as the sun, and the tour's train. */
function themeScene(name: CityTheme, trainDrawing: string, top: number): string {
  const { width } = posterSize;
  const scale = (width + 40) / train.length;
  const larger = (rails - top) / rails;
  const night = colour("night");
  return `${define(trainDrawing)}
    <defs><linearGradient id="theme" x1="0.2" y1="0" x2="0.8" y2="1"><stop stop-color="${colour(`${name}-from`)}"/>
    <stop offset="0.8" stop-color="${colour(`${name}-to`)}"/></linearGradient></defs>
    <g transform="translate(${600 * (1 - larger)} ${rails * (1 - larger)}) scale(${larger})">
    <rect width="${width}" height="${posterSize.height}" fill="url(#theme)"/>
    <g opacity="0.16">${rays(600, 146, colour("paper"))}</g>
    ${coin(600, 146, 112, colour("enamel"), colour("ink"))}
    <path d="M0 340Q150 262 330 306T640 296 900 312 1200 270V450H0Z" fill="${night}" opacity="0.3"/>
    <path d="M0 372Q220 318 430 352T860 340 1200 346V450H0Z" fill="${night}" opacity="0.34"/>
    <rect y="${rails - 8}" width="${width}" height="40" fill="${night}"/>
    ${use("scene", `translate(-20 ${rails - train.wheels * scale}) scale(${scale})`)}</g>`;
}

/** A photograph, or a drawing of any kind, that fills a poster above its line. It is cut where the least is to be seen. */
async function photoScene(file: Buffer, top: number): Promise<string> {
  const size = { width: posterSize.width, height: routeHeight - top };
  const { format, width = size.width } = await sharp(file, openOptions).metadata();
  const density = format === "svg" ? Math.max(72, (72 * size.width) / width) : undefined;
  const picture = await sharp(file, { ...openOptions, ...(density && { density }) })
    .autoOrient()
    .resize({ ...size, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `<image y="${top}" width="${size.width}" height="${size.height}" href="data:image/jpeg;base64,${picture.toString("base64")}"/>`;
}
