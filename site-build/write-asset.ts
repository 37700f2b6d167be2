import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { assetName } from "./pictures/picture-asset.ts";

/**
 * Writes a file below `/assets/`, under a name made from its content: browsers may keep it forever.
 *
 * @param name the file's own name, such as `fonts.css`
 * @returns its URL on the site
 */
export async function writeAsset(siteFolder: string, name: string, content: string | Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(content).digest("base64url");
  const fileName = assetName(name, hash, path.extname(name));
  const file = path.join(siteFolder, fileName);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return `/${fileName}`;
}
