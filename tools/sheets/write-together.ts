import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes texts and copies pictures into a folder: all of them, or none if the disk is full.
 *
 * @param texts texts by the paths of their files in the folder
 * @param copies paths of files by the paths of their copies in the folder
 */
export async function writeTogether(
  folder: string,
  texts: ReadonlyMap<string, string>,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const files = [...texts.keys(), ...copies.keys()].map((name) => {
    const file = path.join(folder, name);
    // The content check ignores names that begin with a dot.
    return { name, file, unfinished: path.join(path.dirname(file), `.${path.basename(file)}.unfinished`) };
  });
  try {
    for (const { name, file, unfinished } of files) {
      await mkdir(path.dirname(file), { recursive: true });
      const original = copies.get(name);
      await (original === undefined ? writeFile(unfinished, texts.get(name) ?? "") : copyFile(original, unfinished));
    }
    for (const { file, unfinished } of files) await rename(unfinished, file);
  } finally {
    for (const { unfinished } of files) await rm(unfinished, { force: true });
  }
}
