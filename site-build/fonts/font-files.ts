import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { directionOf, firstLanguage } from "../../catalogue/site-languages.ts";
import { readWords } from "../../words/read-words.ts";
import { writeAsset } from "../write-asset.ts";
import { headingWords } from "./heading-words.ts";
import {
  type FontOptions,
  fallbackSheet,
  fileName,
  headingFallbackSheet,
  makeSiteFonts,
  type SiteFonts,
} from "./make-site-fonts.ts";
import { rareFonts } from "./site-fonts.ts";
import { contentWords, fixedWords, sortWords } from "./words.ts";

/** What the stylesheet in a folder of fonts is called. */
export const fontStyleSheet = "fonts.css";

/** The folders that this process is making. */
const making = new Map<string, Promise<void>>();

/**
 * Makes the fonts of the pages in a catalogue's language, or finds them in the cache. It warns of words in a script of which
 * there is no font.
 *
 * @returns the absolute path of a folder with the font files, and the stylesheet that names them
 */
export async function siteFonts(catalogue: Catalogue, cacheFolder = "node_modules/.cache/fonts"): Promise<string> {
  const { language } = catalogue;
  const headingsOnly = language !== firstLanguage;
  const headings = headingsOnly ? headingWords(readWords(language), catalogue) : [];
  const { byFont, unset } = sortWords([...contentWords(catalogue), ...fixedWords, ...headings]);
  for (const { language, text } of unset) {
    console.warn(
      `There is no font here for the script of “${text}” (${language}): devices will set it in one of their own.`,
    );
  }
  const withoutBlank = directionOf(language) === "rtl";
  return fontFolder({ cacheFolder, words: byFont, headingsOnly, withoutBlank });
}

/** The `@font-face` rules of a built site's fonts: those for every page, and those for the stylesheet of all pages. */
export type PublishedFonts = { forPages: string; forStyleSheet: string };

/** Writes the font files of a folder into the site, under names made from their content. Returns the rules with these names. */
export async function publishFonts(folder: string, siteFolder: string): Promise<PublishedFonts> {
  let style = await readFile(path.join(folder, fontStyleSheet), "utf8");
  const rare: string[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".woff2")) continue;
    const bytes = await readFile(path.join(folder, name));
    const address = await writeAsset(siteFolder, name, bytes);
    style = style.replaceAll(`url("./${name}")`, `url(${address})`);
    if (rareFonts.some((font) => fileName(font) === name)) rare.push(address);
  }
  const rules = withoutBlanks(style);
  const isRare = (rule: string) => rare.some((address) => rule.includes(`url(${address})`));
  return {
    forPages: rules.filter((rule) => !isRare(rule)).join(""),
    forStyleSheet: rules.filter(isRare).join(""),
  };
}

/** The rules of a stylesheet without the blanks between their declarations. */
function withoutBlanks(style: string): string[] {
  const root = postcss.parse(style);
  root.walkDecls((declaration) => {
    declaration.raws = { before: "", between: ":" };
  });
  root.walkAtRules((rule) => {
    rule.raws = { before: "", between: "", after: "", semicolon: false };
  });
  return root.nodes.map(String);
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
  await writeFile(path.join(unfinished, fontStyleSheet), styleSheet);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
