import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";

/**
 * Moves the files of a folder into another, where those of other languages lie. What is of no language, such as a picture,
 * lies in both, under a name that tells its bytes: it stands there once.
 *
 * @throws Error when two files of one name are not the same
 */
export async function mergeFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file);
    const place = path.join(to, name);
    if (existsSync(place)) {
      if (!(await readFile(place)).equals(await readFile(file)))
        throw new Error(`The site would have two files at /${name.split(path.sep).join("/")}, which are not the same.`);
      continue;
    }
    await mkdir(path.dirname(place), { recursive: true });
    await rename(file, place);
  }
}
