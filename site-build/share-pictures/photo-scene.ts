import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { openOptions } from "../pictures/picture-facts.ts";
import { type PosterFormat, shareFormat } from "./poster-size.ts";
import { routeHeight } from "./route-line.ts";

/**
 * A photograph, or a drawing of any kind, that fills a poster above its line. It is cut where the least is to be seen.
 *
 * @throws Error when the file is not there or cannot be read as a picture
 */
export async function photoScene(file: string, format: PosterFormat = shareFormat): Promise<string> {
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
