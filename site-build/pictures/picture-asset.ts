import path from "node:path";

/** A picture to be written into the built site. */
export type PictureAsset = { fileName: string; source: Uint8Array };

/** How many characters of a hash a file's name has, as many as the bundler gives its files. */
export const hashLength = 8;

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
