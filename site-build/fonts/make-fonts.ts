import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Buffer, BufferContentType, Face, Font, GlyphClass, shape, Variation } from "harfbuzzjs";
import { compress, decompress } from "wawoff2";
import type { FontAxes, ScriptFont, TextFont } from "./site-fonts.ts";
import { subsetFont } from "./subset-font.ts";
import type { Word } from "./words.ts";

/** Ligatures are OpenType's `liga` (fi, fl), and `tnum` the figures of equal width that timetables need. */
const textFeatures = ["kern", "liga", "tnum"];

/** A part of the text's variable font as a TrueType font, with only the weights and widths in use. */
export async function makeTextFont({ source, characters }: TextFont, axes: FontAxes): Promise<Uint8Array> {
  return subsetFont(await readFont(source), { characters, features: textFeatures, axes });
}

/**
 * Returns the letters of some words as a TrueType font of one weight. It has only the glyphs and layout rules that HarfBuzz uses
 * for these words. With all ligatures of the same letters, the font would be ten times as large.
 */
export async function makeScriptFont({ source, axes }: ScriptFont, words: readonly Word[]): Promise<Uint8Array> {
  const whole = await readFont(source);
  const font = openFont(whole, axes);
  const glyphs = glyphsOf(font, words).union(glyphWithClass(font));
  return subsetFont(whole, { characters: words.map(({ text }) => text).join(""), glyphs, axes });
}

/** An OpenType font opened at one point of its axes, such as `{ wght: 700, wdth: 100 }`. */
export function openFont(font: Uint8Array, axes: Readonly<Record<string, number>>): Font {
  const opened = new Font(new Face(new Blob(font)));
  opened.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
  return opened;
}

/** A word as HarfBuzz shapes it. */
export function bufferOf({ language, text }: Word): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}

/**
 * Returns the numbers of all glyphs in each step in which HarfBuzz shapes the words. The subset needs the glyphs of intermediate
 * steps too: without them, it loses the layout rules that lead to the final glyphs.
 */
function glyphsOf(font: Font, words: readonly Word[]): Set<number> {
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = bufferOf(word);
    // HarfBuzz calls this before and after each step. At first the buffer still holds characters.
    buffer.setMessageFunc((current) => {
      if (current.getContentType() === BufferContentType.GLYPHS)
        for (const { codepoint } of current.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    });
    shape(font, buffer);
  }
  return glyphs;
}

/**
 * Returns a glyph to which the font's table GDEF assigns a class. A subset keeps it, because shapers guess the classes of a font
 * without any, and then treat vowel signs as marks, which some rules ignore (for example in Kannada).
 */
function glyphWithClass({ face }: Font): Set<number> {
  const isClassified = (glyph: number) => face.getGlyphClass(glyph) !== GlyphClass.UNCLASSIFIED;
  const glyph = Array.from({ length: 0xffff }, (_, number) => number).find(isClassified);
  return new Set(glyph === undefined ? [] : [glyph]);
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

/**
 * Only one call at a time, and with a copy of the result, because the library's next call overwrites the memory of the last
 * result.
 */
function inTurn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const answer = last.then(work).then((bytes) => bytes.slice());
  last = answer.catch(() => undefined);
  return answer;
}
