import { readFile } from "node:fs/promises";
import { type FontFace, fontFaceCss, rangesOf, unicodeRange } from "./font-face.ts";
import { makeScriptFont, makeTextFont, packFont } from "./make-fonts.ts";
import {
  headingAxes,
  type ScriptFont,
  type TextFont,
  textAxes,
  textFamily,
  textFonts,
  wordsFamily,
} from "./site-fonts.ts";
import type { Word, WordsByFont } from "./words.ts";

/** The font files by name, and the style sheet that refers to them as its neighbours. */
export type SiteFonts = { files: Map<string, Uint8Array>; styleSheet: string };

/** What fonts are made of. */
export type FontOptions = {
  /** The words in Indian scripts. */
  words: WordsByFont;
  /** Whether the pages are in another language than English: their headings are among the words, and their text is set by devices. */
  headingsOnly?: boolean;
  /**
   * Whether the text's font leaves the blank to the device's. Lines stand by the first font that has it: where Latin letters
   * are guests, as in Urdu, lines would move when their font comes.
   */
  withoutBlank?: boolean;
};

/** The stylesheets with the fallback fonts of English pages, and of pages in other languages. */
export const fallbackSheet = "app/styles/fallback-fonts.css";
export const headingFallbackSheet = "app/styles/heading-fallback-fonts.css";

/** Makes the fonts of the site: the text's, the given words' in Indian scripts, and the fallback fonts' rules. */
export async function makeSiteFonts({
  words,
  headingsOnly = false,
  withoutBlank = false,
}: FontOptions): Promise<SiteFonts> {
  const files = new Map<string, Uint8Array>();
  const faces: FontFace[] = [];
  const axes = headingsOnly ? headingAxes : textAxes;
  for (const font of textFonts) {
    files.set(fileName(font), await packFont(await makeTextFont(font, axes)));
    faces.push(textFace(font, withoutBlank));
  }
  for (const [font, spelt] of words) {
    files.set(fileName(font), await packFont(await makeScriptFont(font, spelt)));
    faces.push(wordsFace(font, spelt));
  }
  return {
    files,
    styleSheet: fontFaceCss(faces) + (await rulesIn(headingsOnly ? headingFallbackSheet : fallbackSheet)),
  };
}

/** The rules of a stylesheet that has one on each line, without its comments, which every page would carry. */
async function rulesIn(sheet: string): Promise<string> {
  const lines = (await readFile(sheet, "utf8")).split("\n");
  return lines.filter((line) => line.startsWith("@font-face")).join("\n");
}

/** What the file of a font is called. */
export function fileName({ name }: TextFont | ScriptFont): string {
  return `${name}.woff2`;
}

function textFace(font: TextFont, withoutBlank: boolean): FontFace {
  const { wght, wdth } = textAxes;
  return {
    ...webFont(textFamily, font),
    "font-weight": `${wght[0]} ${wght[1]}`,
    "font-stretch": `${wdth[0]}% ${wdth[1]}%`,
    "unicode-range": unicodeRange(rangesOf(withoutBlank ? font.characters.replace(" ", "") : font.characters)),
  };
}

/** Its one weight stands for all, so that browsers do not thicken it. */
function wordsFace(font: ScriptFont, words: readonly Word[]): FontFace {
  const joiners = words.flatMap(({ text }) => text.match(/[\u200c\u200d]/g) ?? []);
  return {
    ...webFont(wordsFamily, font),
    "font-weight": "400 800",
    "unicode-range": unicodeRange([font.range, ...rangesOf(joiners.join(""))]),
  };
}

function webFont(family: string, font: TextFont | ScriptFont) {
  return {
    "font-family": `"${family}"`,
    src: `url("./${fileName(font)}") format("woff2")`,
    "font-display": "swap",
  } as const;
}
