import { type FontFace, fontFaceCss } from "./font-face.ts";
import { makeScriptFont, makeTextFont } from "./make-fonts.ts";
import {
  latinFont,
  type ScriptFont,
  type TextFont,
  textAxes,
  textFamily,
  textFonts,
  wordsFamily,
} from "./site-fonts.ts";
import { standInFaces } from "./stand-in.ts";
import { rangesOf, unicodeRange } from "./unicode-range.ts";
import { packFont } from "./woff2.ts";
import type { Word, WordsByFont } from "./words.ts";

/** The font files by name, and the style sheet that refers to them as its neighbours. */
export type SiteFonts = { files: Map<string, Uint8Array>; styleSheet: string };

/** Makes all fonts of the site: the text's, the given words' in Indian scripts, and the stand-ins. */
export async function makeSiteFonts(words: WordsByFont): Promise<SiteFonts> {
  const files = new Map<string, Uint8Array>();
  const faces: FontFace[] = [];
  const latin = await makeTextFont(latinFont);
  for (const font of textFonts) {
    files.set(fileName(font), await packFont(font === latinFont ? latin : await makeTextFont(font)));
    faces.push(textFace(font));
  }
  for (const [font, text] of words) {
    files.set(fileName(font), await packFont(await makeScriptFont(font, text)));
    faces.push(wordsFace(font, text));
  }
  faces.push(...(await standInFaces(latin)));
  return { files, styleSheet: fontFaceCss(faces) };
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
