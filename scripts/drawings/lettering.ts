import { readFile } from "node:fs/promises";
import path from "node:path";
import { colour, n } from "./shapes.ts";

const folder = "app/public/tmpfonts";
const faces = [
  { family: "Anek", file: "anek-latin.woff2", more: "font-weight:400 800;font-stretch:75% 100%" },
  { family: "Anek Hindi", file: "anek-devanagari.woff2", more: "font-weight:400 800" },
];

/** The site's fonts as a style sheet that needs no other file. */
export async function fontStyle(): Promise<string> {
  const rules = faces.map(async ({ family, file, more }) => {
    const data = (await readFile(path.join(folder, file))).toString("base64");
    return `@font-face{font-family:"${family}";src:url("data:font/woff2;base64,${data}") format("woff2");${more}}`;
  });
  return (await Promise.all(rules)).join("");
}

type Lettering = {
  size: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  /** Condensed and black, as on boards; plain for small print. */
  voice?: "board" | "plain";
  /** The width that the words are set to, in units of the drawing. */
  fit?: number;
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** One line of words on the baseline at x, y. */
export function words(x: number, y: number, text: string, lettering: Lettering): string {
  const { size, fill = colour("ink"), anchor = "middle", voice = "board", fit } = lettering;
  const style = voice === "board" ? 'font-weight="800" font-stretch="75%"' : 'font-weight="600" font-stretch="85%"';
  const length = fit ? `textLength="${n(fit)}" lengthAdjust="spacingAndGlyphs"` : "";
  const safe = text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
  return `<text x="${n(x)}" y="${n(y)}" font-family="Anek, Anek Hindi" font-size="${n(size)}" ${style} fill="${fill}" text-anchor="${anchor}" ${length}>${safe}</text>`;
}
