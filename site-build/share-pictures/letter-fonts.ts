import type { Font } from "harfbuzzjs";
import { readFont, scriptAxes } from "../fonts/make-fonts.ts";
import { openFont } from "../fonts/shape-text.ts";
import { type ScriptFont, scriptFonts, textFonts } from "../fonts/site-fonts.ts";

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
  return openFont(file, scriptAxes(openFont(file, {})));
}

/** A piece of text that one font has all letters of; without a font it is the bitcoin sign, which is drawn. */
export type TextRun = { font: Font | undefined; text: string };

const joiners = /[\u200c\u200d]/;
const common = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Cuts a text into pieces by the fonts that have its letters. Spaces and marks stay with the letters before them. What
 * no font has (emoji, arrows) is left out: a font of the machine's own would look different on each.
 */
export function textRuns(text: string, style: LetterStyle, fonts: LetterFonts): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize("NFC")) {
    const last = runs.at(-1);
    if (character === "₿") {
      runs.push({ font: undefined, text: character });
      continue;
    }
    const font = fontOf(character, last?.font, style, fonts);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function fontOf(character: string, before: Font | undefined, style: LetterStyle, fonts: LetterFonts) {
  const codePoint = character.codePointAt(0) ?? 0;
  if (before && (joiners.test(character) || (common.test(character) && has(before, codePoint)))) return before;
  const script = fonts.script(codePoint);
  if (script && has(script, codePoint)) return script;
  return fonts.latin(style).find((font) => has(font, codePoint));
}

function has(font: Font, codePoint: number): boolean {
  return (font.nominalGlyph(codePoint) ?? 0) !== 0;
}
