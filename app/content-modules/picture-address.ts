import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** A picture to be written into the built site. */
export type PictureAsset = { fileName: string; source: Uint8Array };

/**
 * The place of a picture in the built site: its name with a hash of its content, so that it may be cached for ever. The
 * site's bundle and the renderer's are built apart and must agree on it, so it is worked out from the content alone.
 */
export function pictureAsset(file: string): PictureAsset {
  const source = readFileSync(file);
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const { name, ext } = path.parse(file);
  return { fileName: `assets/${name}-${hash}${ext}`, source };
}
