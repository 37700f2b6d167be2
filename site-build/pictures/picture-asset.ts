import path from "node:path";

/** A picture to be written into the built site. */
export type PictureAsset = { fileName: string; source: Uint8Array };

/**
 * How many characters of a hash a file's name has, six bits each: a page names 26 files, and a compressed page pays for each
 * of those characters. Two versions of a file have the same one once in 1,000,000,000 times. Scripts, of which a page names
 * one, have the bundler's eight: with fewer it cannot tell more than 64 of them apart.
 */
export const hashLength = 5;

/**
 * The place of a picture in the built site: its name with a hash of what it is made from, so that it may be cached for
 * ever. The site's bundle and the renderer's are built apart and must agree on it, so nothing else goes into it.
 *
 * @param rest what follows the hash, such as `-720.avif`
 */
export function assetName(file: string, hash: string, rest: string): string {
  const name = path.parse(file).name.toLowerCase();
  const plain = name.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "picture";
  return `assets/${plain}-${hash.slice(0, hashLength)}${rest}`;
}
