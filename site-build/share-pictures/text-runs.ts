import type { Font } from "harfbuzzjs";
import type { LetterFonts, LetterStyle } from "./letter-fonts.ts";

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
