import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { readWords, wordsLanguage } from "../../words/read-words.ts";
import { headingWords } from "./heading-words.ts";
import { type FontOptions, makeSiteFonts, type SiteFonts } from "./make-site-fonts.ts";
import { contentWords, sortWords, type Word } from "./words.ts";

type FontPluginOptions = {
  /** The folder with the content: the names of its cities, and its headline, are set in their own scripts. */
  content: string;
  /** What the folder has been read as, where that is known and will not change. */
  known?: Catalogue;
  /** The words in Indian languages that stand in the pages' code. */
  words: readonly Word[];
  cacheFolder?: string;
};

const styleSheetModule = "fonts:style-sheet";

/** What the style sheet in a folder of fonts is called. */
const styleSheetName = "fonts.css";

/** The folders that this process is making. */
const making = new Map<string, Promise<void>>();

/**
 * Vite plugin: gives the site its fonts as the module of `virtual-modules.d.ts`. Behind it are files in the cache, which the
 * bundler names by their content, copies and serves as it does any other.
 */
export function fontPlugin({
  content,
  known,
  words,
  cacheFolder = "node_modules/.cache/fonts",
}: FontPluginOptions): Plugin {
  return {
    name: "fonts",
    resolveId: {
      filter: { id: new RegExp(`^${styleSheetModule}(\\?url)?$`) },
      async handler(id) {
        const catalogue = known ?? (await readCatalogue(content, { language: wordsLanguage }));
        const headingsOnly = wordsLanguage !== "en";
        const headings = headingsOnly ? headingWords(readWords(wordsLanguage), catalogue) : [];
        const { byFont, unset } = sortWords([...contentWords(catalogue), ...words, ...headings]);
        for (const { language, text } of unset) {
          this.warn(
            `There is no font here for the script of “${text}” (${language}): devices will set it in one of their own.`,
          );
        }
        const folder = await fontFolder({ cacheFolder, words: byFont, headingsOnly });
        return path.join(folder, styleSheetName) + id.slice(styleSheetModule.length);
      },
    },
  };
}

type FontFolderOptions = FontOptions & { cacheFolder: string };

/**
 * A folder with the site's font files and the style sheet that names them. It is made once for the same words, the same
 * code and the same versions of packages, and found again after that.
 *
 * @returns the folder's absolute path
 */
async function fontFolder({ cacheFolder, ...options }: FontFolderOptions): Promise<string> {
  const folder = path.resolve(cacheFolder, await keyOf(options));
  if (!existsSync(folder)) {
    const made = making.get(folder) ?? makeSiteFonts(options).then((fonts) => writeFolder(folder, fonts));
    making.set(folder, made);
    await made.finally(() => making.delete(folder));
  }
  return folder;
}

/** Tells apart all that fonts are made of. */
async function keyOf({ words, headingsOnly }: FontOptions): Promise<string> {
  const code = await Array.fromAsync(glob("*.ts", { cwd: import.meta.dirname }));
  const files = [...code.sort().map((name) => path.join(import.meta.dirname, name)), "package-lock.json"];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash
    .update(JSON.stringify([[...words], headingsOnly]))
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
