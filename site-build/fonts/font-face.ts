/** The descriptors of one `@font-face` rule, as CSS names them. */
export type FontFace = {
  "font-family": string;
  src: string;
  "font-weight"?: string;
  "font-stretch"?: string;
  "font-display"?: "swap";
  "unicode-range"?: string;
};

/** The rules' text, one to a line. */
export function fontFaceCss(faces: readonly FontFace[]): string {
  return faces.map((face) => `@font-face { ${declarations(face)} }\n`).join("");
}

function declarations(face: FontFace): string {
  return Object.entries(face)
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");
}

/** The first and the last of consecutive code points. */
export type CodePointRange = readonly [first: number, last: number];

/** The code points of a text's characters, as few ranges as hold them and nothing else. */
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
export function unicodeRange(ranges: readonly CodePointRange[]): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}
