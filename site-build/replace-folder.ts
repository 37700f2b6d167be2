import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Replaces a folder by a new one, which is made under another name first. The path is empty only between two renames. If a step
 * fails, the old folder is there again.
 *
 * @param place the folder's path; the folder need not exist
 * @param make writes the new folder at the given path
 * @throws the error of `make` or of the file system
 */
export async function replaceFolder(place: string, make: (next: string) => Promise<void>): Promise<void> {
  // Folders of this process's own: two builds may run at once, and the last to finish stays.
  const next = `${place}.next-${process.pid}`;
  const previous = `${place}.previous-${process.pid}`;
  try {
    await make(next);
    if (existsSync(place)) await rename(place, previous);
    await rename(next, place);
  } finally {
    // The new folder could not be put in place.
    if (existsSync(previous) && !existsSync(place)) await rename(previous, place);
    for (const folder of [next, previous]) await rm(folder, { recursive: true, force: true });
  }
}
