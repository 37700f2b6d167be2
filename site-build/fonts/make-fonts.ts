import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "harfbuzzjs";
import { compress, decompress } from "wawoff2";
import { glyphsOf, glyphWithClass, openFont } from "./shape-text.ts";
import { type FontAxes, type ScriptFont, type TextFont, textAxes, wordsWeight } from "./site-fonts.ts";
import { subsetFont } from "./subset-font.ts";
import type { Word } from "./words.ts";

/** Ligatures are OpenType's `liga` (fi, fl), and `tnum` the figures of equal width that timetables need. */
const textFeatures = ["kern", "liga", "tnum"];

/** A part of the text's variable font as a TrueType font, with only the weights and widths in use. */
export async function makeTextFont(
  { source, characters }: Omit<TextFont, "name">,
  axes: FontAxes = textAxes,
): Promise<Uint8Array> {
  return subsetFont(await readFont(source), { characters, features: textFeatures, axes });
}

/**
 * The letters of some words as a TrueType font of one weight. It holds the glyphs and the layout rules that HarfBuzz
 * takes for these words, and no more: all that the same letters could join to would be ten times as much.
 */
export async function makeScriptFont(
  { source }: Pick<ScriptFont, "source">,
  words: readonly Word[],
): Promise<Uint8Array> {
  const whole = await readFont(source);
  const font = openFont(whole, {});
  const axes = scriptAxes(font);
  const glyphs = glyphsOf(openFont(whole, axes), words).union(glyphWithClass(font));
  return subsetFont(whole, { characters: words.map(({ text }) => text).join(""), glyphs, axes });
}

/** Where on its axes, of which it may lack some, a font of an Indian script is used. */
function scriptAxes({ face }: Font): Record<string, number> {
  const wanted = { wght: wordsWeight, wdth: 100 };
  return Object.fromEntries(Object.entries(wanted).filter(([axis]) => axis in face.getAxisInfos()));
}

/** A font of an npm package, unpacked; `source` is the file as `import` names it. */
export async function readFont(source: string): Promise<Uint8Array> {
  const file = await readFile(createRequire(import.meta.url).resolve(source));
  return inTurn(() => decompress(file));
}

/** A TrueType font packed for browsers. */
export function packFont(font: Uint8Array): Promise<Uint8Array> {
  return inTurn(() => compress(font));
}

let last: Promise<unknown> = Promise.resolve();

/** The library's answers lie in memory that its next call overwrites: one call at a time, and each answer is copied. */
function inTurn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const answer = last.then(work).then((bytes) => bytes.slice());
  last = answer.catch(() => undefined);
  return answer;
}
