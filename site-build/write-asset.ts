import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** How many characters of a hash a file's name has, as many as the bundler gives its files. */
const hashLength = 8;

/** How a file below `/assets/` is named besides its own name. */
type AssetName = {
  /** The hash of what it is made from. Files that share it make a page smaller than files with a hash each. */
  hash?: string;
  /** The end of the name after the hash, such as `-720.avif`. */
  ending?: string | undefined;
};

/**
 * Writes a file below `/assets/`, under a name made from its content: browsers may keep it forever.
 *
 * @param name the file's own name, such as `Group Photo.jpg`
 * @returns its URL on the site, such as `/assets/group-photo-sQ3vT0aZ.jpg`
 */
export async function writeAsset(
  siteFolder: string,
  name: string,
  content: string | Uint8Array,
  { hash = createHash("sha256").update(content).digest("base64url"), ending }: AssetName = {},
): Promise<string> {
  const { name: base, ext } = path.parse(name.toLowerCase());
  const plain = base.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "picture";
  const url = `/assets/${plain}-${hash.slice(0, hashLength)}${ending ?? ext}`;
  await writeSiteFile(siteFolder, url, content);
  return url;
}

/** Writes a file at its path below the site's folder. */
export async function writeSiteFile(siteFolder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(siteFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
