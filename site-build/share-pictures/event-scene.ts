import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type CityTheme, cityTheme } from "../../catalogue/cities/city-theme.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { openOptions } from "../pictures/picture-facts.ts";
import { define, themeColours, use } from "./drawing-parts.ts";
import { posterSize, routeHeight } from "./poster.ts";

/**
 * Returns the drawing behind an event's board as SVG: its picture, or its city's theme.
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

/** The height of a postcard's ground, in its own units and in a poster's pixels, and where its middle is. */
const ground = { units: 505, pixels: 333 };
const postcardMiddle = 340;

/** A picture postcard as wide as a poster, made of the layers that it names by ids. On a higher poster all of it is larger. */
function postcardScene(postcard: string, top: number): string {
  const scale = (0.82 * (ground.pixels - top)) / ground.pixels;
  const place = `translate(${600 - postcardMiddle * scale} ${ground.pixels - ground.units * scale}) scale(${scale})`;
  return define(postcard) + use("postcard-scene", place);
}

/** The height of the rails of an event without a picture, in pixels. */
const rails = 424;

/** The scene of an event without a picture, in the colours of its city's theme. On a higher poster all of it is larger. */
function themeScene(name: CityTheme, train: string, top: number): string {
  const larger = (rails - top) / rails;
  const [from, to] = themeColours(name);
  return `${define(train)}
    <defs><linearGradient id="theme" x1="0.2" y1="0" x2="0.8" y2="1"><stop stop-color="${from}"/>
    <stop offset="0.8" stop-color="${to}"/></linearGradient></defs>
    ${use("theme-scene", `translate(${600 * (1 - larger)} ${rails * (1 - larger)}) scale(${larger})`)}`;
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
