/** The descriptors of one `@font-face` rule, as CSS names them. */
export type FontFace = {
  "font-family": string;
  src: string;
  "font-weight": string;
  "font-stretch"?: string;
  "font-display"?: "swap";
  "unicode-range": string;
  "size-adjust"?: string;
  "ascent-override"?: string;
  "descent-override"?: string;
  "line-gap-override"?: string;
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
