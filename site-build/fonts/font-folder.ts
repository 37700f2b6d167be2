import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type FontOptions, makeSiteFonts, type SiteFonts } from "./make-site-fonts.ts";

/** What a font folder's style sheet is called. */
export const styleSheetName = "fonts.css";

/** The folders that this process is making. */
const making = new Map<string, Promise<void>>();

type FontFolderOptions = FontOptions & { cacheFolder: string };

/**
 * A folder with the site's font files and the style sheet that names them. It is made once for the same words, the same
 * parts, the same code and the same versions of packages, and found again after that.
 *
 * @returns the folder's absolute path
 */
export async function fontFolder({ cacheFolder, ...options }: FontFolderOptions): Promise<string> {
  const folder = path.resolve(cacheFolder, await keyOf(options));
  if (!existsSync(folder)) {
    const made = making.get(folder) ?? makeSiteFonts(options).then((fonts) => writeFolder(folder, fonts));
    making.set(folder, made);
    await made.finally(() => making.delete(folder));
  }
  return folder;
}

/** Tells apart all that fonts are made of. */
async function keyOf({ words, text }: FontOptions): Promise<string> {
  const code = await Array.fromAsync(glob("*.ts", { cwd: import.meta.dirname }));
  const files = [...code.sort().map((name) => path.join(import.meta.dirname, name)), "package-lock.json"];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash
    .update(JSON.stringify([[...words], text]))
    .digest("hex")
    .slice(0, 16);
}

/** Writes a folder that is complete as soon as it is there, also when two processes make it at once. */
async function writeFolder(folder: string, { files, styleSheet }: SiteFonts) {
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(unfinished, name), bytes);
  await writeFile(path.join(unfinished, styleSheetName), styleSheet);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
