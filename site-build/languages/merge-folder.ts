import { existsSync } from "node:fs";
import { readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";

/**
 * Moves the files of a folder into another, where those of other languages lie. What is of no language, such as a font,
 * may lie in both, under a name that tells its bytes: it stands there once.
 *
 * @throws Error when two files of one name are not the same
 */
export async function mergeFolder(from: string, to: string): Promise<void> {
  await moveInto(from, to, "");
}

/** Moves what is at a path below the one folder to the same path below the other: a folder that is not there yet as a whole. */
async function moveInto(from: string, to: string, name: string): Promise<void> {
  const [source, place] = [path.join(from, name), path.join(to, name)];
  if (!existsSync(place)) return rename(source, place);
  const names = await readdir(source).catch(() => undefined);
  if (names) for (const below of names) await moveInto(from, to, path.join(name, below));
  else if (!(await readFile(place)).equals(await readFile(source)))
    throw new Error(`The site would have two files at /${name.split(path.sep).join("/")}, which are not the same.`);
}
