import { createHash } from "node:crypto";
import sharp from "sharp";
import { sharePictureBudget } from "../budgets/budgets.ts";
import type { FileCache } from "../file-cache.ts";
import { assetName, type PictureAsset } from "../pictures/picture-asset.ts";

/** How heavy a poster's picture may be, and why. */
export type PosterBudget = {
  /** The most that it may weigh, in bytes. */
  most: number;
  /** What the picture is called in a message, and who sets the limit: `250 KB is the most that …`. */
  what: string;
  limit: string;
};

/** The budget of share pictures: messengers leave heavier ones out. */
export const shareBudget: PosterBudget = { most: sharePictureBudget, what: "share picture", limit: "messengers show" };

/** JPEG's qualities, the best first: pictures full of detail take a lower one to stay within the budget. */
const qualities = [84, 76, 68, 60] as const;

/**
 * A poster as JPEG, named by what is in it.
 *
 * @param name the name of the file, to which its hash is added
 * @throws Error when the picture is heavier than the budget
 */
export async function renderPoster(
  name: string,
  drawing: string,
  cache: FileCache,
  budget: PosterBudget = shareBudget,
): Promise<PictureAsset> {
  const settings = JSON.stringify([qualities, budget.most, sharp.versions]);
  const key = hash(settings, drawing);
  const source = await cache.getOrMake(`${key}.jpg`, () => encode(drawing, budget.most));
  requireBudget(name, source.length, budget);
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

/** @throws Error when a picture of so many bytes is heavier than its budget */
export function requireBudget(name: string, bytes: number, { most, what, limit }: PosterBudget = shareBudget): void {
  if (bytes <= most) return;
  const [own, allowed] = [bytes, most].map((size) => `${Math.round(size / 1000)} KB`);
  throw new Error(
    `The ${what} ${name} has ${own}, and ${allowed} is the most that ${limit} — its picture has too much detail: choose a calmer one.`,
  );
}

function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("base64url");
}
