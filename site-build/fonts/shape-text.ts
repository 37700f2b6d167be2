import {
  Blob,
  Buffer,
  Face,
  Feature,
  Font,
  GlyphClass,
  shape,
  shapeWithTrace,
  TracePhase,
  Variation,
} from "harfbuzzjs";
import type { Word } from "./words.ts";

/** An OpenType font opened at one point of its axes, such as `{ wght: 700, wdth: 100 }`. */
export function openFont(font: Uint8Array, axes: Readonly<Record<string, number>>): Font {
  const opened = new Font(new Face(new Blob(font)));
  opened.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
  return opened;
}

/**
 * The numbers of all glyphs that HarfBuzz passes through while it shapes the words: those that are drawn in the end and
 * those in between, without which the layout rules that lead there would not survive subsetting.
 */
export function glyphsOf(font: Font, words: readonly Word[]): Set<number> {
  const glyphs = new Set<number>();
  for (const word of words) {
    for (const step of shapeWithTrace(font, bufferOf(word), [], 0, TracePhase.DONT_STOP)) {
      if (!step.glyphs) continue;
      for (const { g } of step.t as { g: number }[]) glyphs.add(g);
    }
  }
  return glyphs;
}

/**
 * One glyph that the font's table GDEF puts into a class. A smaller font keeps it, because shapers guess the classes of
 * a font without any, and then take vowel signs for marks that some rules ignore (in Kannada, for one).
 */
export function glyphWithClass({ face }: Font): Set<number> {
  const isClassified = (glyph: number) => face.getGlyphClass(glyph) !== GlyphClass.UNCLASSIFIED;
  const glyph = Array.from({ length: 0xffff }, (_, number) => number).find(isClassified);
  return new Set(glyph === undefined ? [] : [glyph]);
}

/** A word's glyphs as they are drawn, in the font's units: their outlines and where the pen stands for each. */
export function drawnGlyphs(
  font: Font,
  word: Word,
): { glyph: number; readonly outline: string; x: number; y: number; advance: number }[] {
  const buffer = bufferOf(word);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => ({
    glyph: codepoint,
    get outline() {
      return font.glyphToPath(codepoint);
    },
    x: xOffset,
    y: yOffset,
    advance: xAdvance,
  }));
}

/** How long an English text runs on one line, in ems. */
export function widthOf(font: Font, text: string, features: readonly string[] = []): number {
  const buffer = bufferOf({ language: "en", text });
  shape(
    font,
    buffer,
    features.map((tag) => new Feature(tag, 1)),
  );
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.face.upem;
}

function bufferOf({ language, text }: Word): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}
