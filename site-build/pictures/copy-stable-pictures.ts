import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { isPictureName, stableImageFolders } from "../../catalogue/picture-path.ts";

/**
 * Copies the pictures that keep their names into the built site. Nothing else that lies beside them, such as a file
 * manager's notes, is published; a folder that is not there has no pictures, as git keeps no empty one.
 *
 * @param from `content/images`, or a folder like it
 */
export async function copyStablePictures(from: string, siteFolder: string): Promise<void> {
  const names = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(from, file);
    if (!stableImageFolders.some((folder) => place.startsWith(folder + path.sep))) continue;
    if (entry.isFile() && isPictureName(entry.name)) await cp(file, path.join(siteFolder, "images", place));
  }
}
