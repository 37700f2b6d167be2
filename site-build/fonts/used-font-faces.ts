/** A rule for a font. */
const fontFaces = /@font-face\s*\{([^}]*)\}/g;

/** A style sheet without the fonts of characters that neither it nor a text has. */
export function withoutUnusedFonts(sheet: string, text: string): string {
  const codePoints = codePointsOf(text + sheet.replace(fontFaces, ""));
  return sheet.replace(fontFaces, (rule, declarations) => (codePoints.some(inRangesOf(declarations)) ? rule : ""));
}

/** Whether a code point is in ranges as the descriptor `unicode-range` of a rule for a font writes them; without one each is. */
function inRangesOf(declarations: string): (codePoint: number) => boolean {
  const [, text = "U+0-10FFFF"] = /unicode-range:\s*([^;]+)/.exec(declarations) ?? [];
  const ranges = text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** The code points of a text's characters, each once. */
function codePointsOf(text: string): number[] {
  return Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
}
