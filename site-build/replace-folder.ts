import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Replaces a folder by a finished one. The path is empty only between two renames. If the second one fails, the old folder is
 * put back.
 *
 * @param next the finished folder
 * @param place where it belongs; may be empty
 * @param previous where the old folder lies in between
 * @throws Error of the file system, when nothing could be put in place
 */
export async function replaceFolder(next: string, place: string, previous: string): Promise<void> {
  // Where an earlier exchange was killed in its midst, the place is empty and the only good folder lies in `previous`.
  if (existsSync(place)) {
    await rm(previous, { recursive: true, force: true });
    await rename(place, previous);
  }
  try {
    await rename(next, place);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, place);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}
