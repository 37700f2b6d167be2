import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Puts a finished folder in the place of another, which goes. The place stands empty for no longer than a renaming, and
 * where that fails the folder that stood there stands there again.
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
