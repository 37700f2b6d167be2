import { fallbackFaces } from "./fallback-font-faces.ts";
import { type FontFace, fontFaceCss, rangesOf, unicodeRange } from "./font-face.ts";
import { headingFallbacks } from "./heading-fallbacks.ts";
import { makeScriptFont, makeTextFont, packFont, readFont } from "./make-fonts.ts";
import {
  headingAxes,
  latinFont,
  type ScriptFont,
  type TextFont,
  textAxes,
  textFamily,
  wordsFamily,
} from "./site-fonts.ts";
import type { Word, WordsByFont } from "./words.ts";

/** The font files by name, and the style sheet that refers to them as its neighbours. */
export type SiteFonts = { files: Map<string, Uint8Array>; styleSheet: string };

/** The most that the fonts of a page weigh, in bytes. */
export const fontsRoom = 60 * 1024;

/** What fonts are made of. */
export type FontOptions = {
  /** The words in Indian scripts. */
  words: WordsByFont;
  /** The parts of the text's font. */
  text: readonly TextFont[];
  /** Whether the pages are in another language than English: their headings are among the words, and their text is set by devices. */
  headingsOnly?: boolean;
};

/**
 * Makes the fonts of the site: the text's, the given words' in Indian scripts, and the fallback fonts' rules. Where those of all scripts
 * would be heavier than a page's fonts may be, the scripts of the fewest words are left out: devices set those themselves.
 */
export async function makeSiteFonts({ words, text, headingsOnly = false }: FontOptions): Promise<SiteFonts> {
  const files = new Map<string, Uint8Array>();
  const faces: FontFace[] = [];
  const axes = headingsOnly ? headingAxes : textAxes;
  const latin = await makeTextFont(latinFont, axes);
  let room = fontsRoom;
  for (const font of text) {
    const file = await packFont(font === latinFont ? latin : await makeTextFont(font, axes));
    if (isOnEveryPage(font)) room -= file.length;
    files.set(fileName(font), file);
    faces.push(textFace(font));
  }
  const made: MadeWords[] = [];
  for (const [font, spelt] of words) {
    made.push({ font, words: spelt, file: await packFont(await makeScriptFont(font, spelt)) });
  }
  for (const { font, words: spelt, file } of withinRoom(made, room)) {
    files.set(fileName(font), file);
    faces.push(wordsFace(font, spelt));
  }
  faces.push(...(headingsOnly ? await ownScriptFallbacks(words, latin) : fallbackFaces(latin)));
  return { files, styleSheet: fontFaceCss(faces) };
}

/** Those of the page's own script, which has the most words. */
async function ownScriptFallbacks(words: WordsByFont, latin: Uint8Array): Promise<FontFace[]> {
  const [[font] = []] = [...words].toSorted(([, a], [, b]) => b.length - a.length);
  return font ? headingFallbacks(font, await readFont(font.source), latin) : [];
}

type MadeWords = { font: ScriptFont; words: readonly Word[]; file: Uint8Array };

/** The fonts with the most words, as many of them as there is room for, in the order in which they came. */
export function withinRoom<Made extends Pick<MadeWords, "words" | "file">>(
  made: readonly Made[],
  room: number,
): Made[] {
  const kept = new Set<Made>();
  let left = room;
  for (const one of made.toSorted((a, b) => b.words.length - a.words.length || a.file.length - b.file.length)) {
    if (one.file.length > left) break;
    left -= one.file.length;
    kept.add(one);
  }
  return made.filter((one) => kept.has(one));
}

/** Whether any page may need a part: those with the content's own characters, besides that of all text. */
function isOnEveryPage(font: TextFont): boolean {
  return font === latinFont || font.name.startsWith("anek-own");
}

/** What the file of a font is called. */
export function fileName({ name }: TextFont | ScriptFont): string {
  return `${name}.woff2`;
}

function textFace(font: TextFont): FontFace {
  const { wght, wdth } = textAxes;
  return {
    ...webFont(textFamily, font),
    "font-weight": `${wght[0]} ${wght[1]}`,
    "font-stretch": `${wdth[0]}% ${wdth[1]}%`,
    "unicode-range": unicodeRange(rangesOf(font.characters)),
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
