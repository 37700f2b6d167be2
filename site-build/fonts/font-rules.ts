import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import postcss from "postcss";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { defaultLanguage, directionOf } from "../../catalogue/site-languages.ts";
import { readWords } from "../../content-check/words/read-words.ts";
import { cached } from "../file-cache.ts";
import { makeScriptFont, makeTextFont, packFont } from "./make-fonts.ts";
import {
  type CodePointRange,
  headingAxes,
  type ScriptFont,
  textAxes,
  textFamily,
  textFonts,
  wordsFamily,
} from "./site-fonts.ts";
import { contentWords, fixedWords, headingWords, sortWords, type Word } from "./words.ts";

/** Increase it when the code of this folder makes other bytes of the same font. */
const version = 1;

/** Publishes a font file. @returns its URL */
export type PublishFont = (name: string, font: Uint8Array) => Promise<string>;

/**
 * Makes the fonts of the pages in a catalogue's language, or finds them in the cache. English pages have the fonts of all text
 * and the words in Indian scripts. On other pages devices set the text, and the fonts have the words of the headings.
 *
 * @returns the `@font-face` rules. Every page has them all: a rule that came later with the stylesheet would make browsers lay
 *   out all text again.
 */
export async function siteFonts(catalogue: Catalogue, publish: PublishFont): Promise<string> {
  const { language } = catalogue;
  const isFirst = language === defaultLanguage;
  const headings = isFirst ? [] : headingWords(readWords(language), catalogue);
  const byFont = sortWords([...contentWords(catalogue), ...fixedWords, ...headings]);
  const axes = isFirst ? textAxes : headingAxes;
  // The first font with a space sets the baseline. In a language without Latin letters, such as Urdu, this must be the device's
  // font: with the text's web font, lines would move when it loads.
  const shown = (characters: string) => (directionOf(language) === "rtl" ? characters.replace(" ", "") : characters);
  const rules: string[] = [];
  for (const font of textFonts) {
    const file = await packed([font, axes], () => makeTextFont(font, axes));
    rules.push(textFace(await publish(`${font.name}.woff2`, file), shown(font.characters)));
  }
  for (const [font, words] of byFont) {
    const file = await packed([font, words], () => makeScriptFont(font, words));
    rules.push(wordsFace(await publish(`${font.name}.woff2`, file), font, words));
  }
  return rules.join("") + (await fallbackRules(isFirst));
}

/** Returns a font as WOFF2, from the cache if it was made from the same parts and versions of packages. */
async function packed(parts: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hash = createHash("sha256").update(JSON.stringify([version, parts]));
  const name = hash.update(await readFile("package-lock.json")).digest("hex");
  return cached(`${name}.woff2`, async () => packFont(await make()));
}

/** Returns the rules of the fallback fonts, without the comments of their stylesheet. */
async function fallbackRules(isFirst: boolean): Promise<string> {
  const sheet = postcss.parse(await readFile(`app/styles/${isFirst ? "" : "heading-"}fallback-fonts.css`, "utf8"));
  return sheet.nodes.filter(({ type }) => type === "atrule").join("");
}

function textFace(url: string, characters: string): string {
  const [weights, widths] = [textAxes.wght.join(" "), textAxes.wdth.map((width) => `${width}%`).join(" ")];
  return fontFace(textFamily, url, `font-weight:${weights};font-stretch:${widths}`, rangesOf(characters));
}

/** Declares the font's only weight for all weights, so that browsers do not synthesise bold. */
function wordsFace(url: string, { range }: ScriptFont, words: readonly Word[]): string {
  const joiners = words.flatMap(({ text }) => text.match(/[\u200c\u200d]/g) ?? []);
  return fontFace(wordsFamily, url, "font-weight:400 800", [range, ...rangesOf(joiners.join(""))]);
}

function fontFace(family: string, url: string, axes: string, ranges: readonly CodePointRange[]): string {
  return `@font-face{font-family:"${family}";src:url(${url});font-display:swap;${axes};unicode-range:${unicodeRange(ranges)}}`;
}

/** Returns the code points of a text's characters as ranges without other code points. */
export function rangesOf(characters: string): CodePointRange[] {
  const codePoints = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const ranges: CodePointRange[] = [];
  for (const codePoint of codePoints.sort((a, b) => a - b)) {
    const previous = ranges.at(-1);
    if (previous?.[1] === codePoint - 1) ranges[ranges.length - 1] = [previous[0], codePoint];
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

/** Ranges as the CSS descriptor `unicode-range` writes them. */
function unicodeRange(ranges: readonly CodePointRange[]): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}
