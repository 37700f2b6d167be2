import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { openOptions } from "../pictures/picture-facts.ts";
import { posterSize } from "./poster-size.ts";
import { routeHeight } from "./route-line.ts";

/**
 * A photograph, or a drawing of any kind, that fills a poster above its line. It is cut where the least is to be seen.
 *
 * @throws Error when the file is not there or cannot be read as a picture
 */
export async function photoScene(file: string): Promise<string> {
  const source = await readFile(file);
  const { format, width: ownWidth = posterSize.width } = await sharp(source, openOptions).metadata();
  const density = format === "svg" ? Math.max(72, (72 * posterSize.width) / ownWidth) : undefined;
  const [width, height] = [posterSize.width, routeHeight];
  const picture = await sharp(source, { ...openOptions, ...(density && { density }) })
    .autoOrient()
    .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${picture.toString("base64")}"/>`;
}
