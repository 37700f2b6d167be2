import type { Font } from "harfbuzzjs";
import { readFont } from "../fonts/make-fonts.ts";
import { openFont } from "../fonts/shape-text.ts";
import { type ScriptFont, scriptFonts, textFonts, wordsWeight } from "../fonts/site-fonts.ts";

/** How Latin letters look: a point on the two axes of the site's font. */
export type LetterStyle = { weight: number; width: number };

/** The fonts that letters are drawn with: every one that the site uses, whole. */
export type LetterFonts = {
  /** The fonts for Latin letters in a style, the commonest letters first. */
  latin: (style: LetterStyle) => readonly Font[];
  /** The font of the script that a character belongs to, if it is an Indian one. */
  script: (codePoint: number) => Font | undefined;
};

let loading: Promise<LetterFonts> | undefined;

/** The fonts, unpacked once. */
export function letterFonts(): Promise<LetterFonts> {
  loading ??= load();
  return loading;
}

async function load(): Promise<LetterFonts> {
  const sources = [...new Set(textFonts.map(({ source }) => source))];
  const files = await Promise.all(sources.map(readFont));
  const scripts = await Promise.all(scriptFonts.map(async (font) => ({ font, opened: await openScript(font) })));
  const styles = new Map<string, Font[]>();
  return {
    latin: ({ weight, width }) => {
      const key = `${weight} ${width}`;
      const fonts = styles.get(key) ?? files.map((file) => openFont(file, { wght: weight, wdth: width }));
      styles.set(key, fonts);
      return fonts;
    },
    script: (codePoint) =>
      scripts.find(({ font: { range } }) => codePoint >= range[0] && codePoint <= range[1])?.opened,
  };
}

async function openScript({ source }: ScriptFont): Promise<Font> {
  const file = await readFont(source);
  const axes = openFont(file, {}).face.getAxisInfos();
  const wanted = { wght: wordsWeight, wdth: 100 };
  return openFont(file, Object.fromEntries(Object.entries(wanted).filter(([axis]) => axis in axes)));
}
