import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { directionOf } from "../../catalogue/site-languages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { readWords, wordsLanguage } from "../../words/read-words.ts";
import { headingWords } from "./heading-words.ts";
import {
  type FontOptions,
  fallbackSheet,
  headingFallbackSheet,
  makeSiteFonts,
  type SiteFonts,
} from "./make-site-fonts.ts";
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

/** The file of a built site that has the rules of all its fonts, until its pages have them. */
export const fontFacesFile = "font-faces.css";

/** The folders that this process is making. */
const making = new Map<string, Promise<void>>();

/**
 * Vite plugin: makes the site's fonts. While developing, and in tests, their rules are the module of `virtual-modules.d.ts`.
 * In a build no module imports them, for pages carry the rules in their heads: the plugin writes the fonts under names made
 * from their content, and the rules as `fontFacesFile`.
 */
export function fontPlugin({
  content,
  known,
  words,
  cacheFolder = "node_modules/.cache/fonts",
}: FontPluginOptions): Plugin {
  const makeFolder = async (warn: (message: string) => void) => {
    const catalogue = known ?? (await readCatalogue(content, { language: wordsLanguage }));
    const headingsOnly = wordsLanguage !== "en";
    const headings = headingsOnly ? headingWords(readWords(wordsLanguage), catalogue) : [];
    const { byFont, unset } = sortWords([...contentWords(catalogue), ...words, ...headings]);
    for (const { language, text } of unset) {
      warn(`There is no font here for the script of “${text}” (${language}): devices will set it in one of their own.`);
    }
    const withoutBlank = directionOf(wordsLanguage) === "rtl";
    return fontFolder({ cacheFolder, words: byFont, headingsOnly, withoutBlank });
  };
  return {
    name: "fonts",
    resolveId: {
      filter: { id: new RegExp(`^${styleSheetModule}$`) },
      async handler() {
        return path.join(await makeFolder((message) => this.warn(message)), styleSheetName);
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const folder = await makeFolder((message) => this.warn(message));
      let rules = await readFile(path.join(folder, styleSheetName), "utf8");
      for await (const name of glob("*.woff2", { cwd: folder })) {
        const font = this.emitFile({ type: "asset", name, source: await readFile(path.join(folder, name)) });
        rules = rules.replace(`"./${name}"`, `"/${this.getFileName(font)}"`);
      }
      this.emitFile({ type: "asset", fileName: fontFacesFile, source: rules });
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

/** What fonts are made of besides the code of this folder. */
const otherSources = [fallbackSheet, headingFallbackSheet, "package-lock.json"];

/** Tells apart all that fonts are made of. */
async function keyOf({ words, headingsOnly, withoutBlank }: FontOptions): Promise<string> {
  const code = await Array.fromAsync(glob("*.ts", { cwd: import.meta.dirname }));
  const files = [...code.sort().map((name) => path.join(import.meta.dirname, name)), ...otherSources];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash
    .update(JSON.stringify([[...words], headingsOnly, withoutBlank]))
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
