import { createHash } from "node:crypto";
import sharp from "sharp";
import type { FileCache } from "../file-cache.ts";
import { assetName, type PictureAsset } from "../pictures/picture-asset.ts";

/** What a share picture should weigh at most, in bytes: messengers leave heavier ones out. */
export const mostOfSharePicture = 250_000;

/** JPEG's qualities, the best first: pictures full of detail take a lower one. */
const qualities = [84, 76, 68, 60, 45, 30] as const;

/**
 * A poster as JPEG, named by what is in it.
 *
 * @param name the name of the file, to which its hash is added
 * @param most what it should weigh at most, in bytes; a picture that is heavier in the lowest quality too comes with a warning
 */
export async function renderPoster(
  name: string,
  drawing: string,
  cache: FileCache,
  most: number = mostOfSharePicture,
): Promise<PictureAsset> {
  const settings = JSON.stringify([qualities, most, sharp.versions]);
  const key = hash(settings, drawing);
  const source = await cache.getOrMake(`${key}.jpg`, () => encode(drawing, most));
  if (source.length > most)
    console.warn(`${name}.jpg weighs ${source.length} bytes, more than ${most}: messengers may not show it.`);
  return { fileName: assetName(name, hash(source), ".jpg"), source };
}

async function encode(drawing: string, most: number): Promise<Uint8Array> {
  const { data, info: raw } = await sharp(Buffer.from(drawing)).raw().toBuffer({ resolveWithObject: true });
  let picture = data;
  for (const quality of qualities) {
    picture = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= most) break;
  }
  return picture;
}

function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("base64url");
}
