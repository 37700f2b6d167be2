import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Makes a folder beside its place, then puts it there. The place is empty only between two renames. If anything fails, the
 * earlier folder is in its place again.
 *
 * @param place where the folder belongs; may be empty
 * @param make writes the new folder at the given path
 * @throws what `make` throws, and Error of the file system
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
