import { createHash } from "node:crypto";
import sharp from "sharp";
import { assetName, type PictureAsset } from "../pictures/picture-asset.ts";
import type { PictureCache } from "../pictures/picture-cache.ts";

/** The most that a share picture may weigh, in bytes: messengers leave heavier ones out. */
export const shareBudget = 250_000;

/** JPEG's qualities, the best first: photographs full of detail take a lower one to stay within the budget. */
const qualities = [84, 76, 68] as const;

const settings = JSON.stringify([qualities, shareBudget, sharp.versions]);

/**
 * A poster as JPEG, named by what is in it.
 *
 * @param name the name of the file, to which its hash is added
 * @throws Error when the picture is heavier than the budget
 */
export async function renderPoster(name: string, drawing: string, cache: PictureCache): Promise<PictureAsset> {
  const key = hash(settings, drawing);
  const source = await cache.take(`${key}.jpg`, () => encode(drawing));
  requireBudget(name, source.length);
  return { fileName: assetName(name, hash(source), ".jpg"), source };
}

async function encode(drawing: string): Promise<Uint8Array> {
  const pixels = await sharp(Buffer.from(drawing)).png({ compressionLevel: 0 }).toBuffer();
  let picture = pixels;
  for (const quality of qualities) {
    picture = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= shareBudget) break;
  }
  return picture;
}

/** @throws Error when a share picture of so many bytes is heavier than the budget */
export function requireBudget(name: string, bytes: number): void {
  if (bytes <= shareBudget) return;
  const [own, most] = [bytes, shareBudget].map((size) => `${Math.round(size / 1000)} KB`);
  throw new Error(
    `The share picture ${name} has ${own}, and ${most} is the most that messengers show — its picture has too much detail: choose a calmer one.`,
  );
}

function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("base64url");
}
