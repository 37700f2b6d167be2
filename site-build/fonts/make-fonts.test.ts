import { Feature, type Font, shape } from "harfbuzzjs";
import { beforeAll, describe, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { bufferOf, makeScriptFont, makeTextFont, openFont, readFont } from "./make-fonts.ts";
import { latinFont, scriptFonts, textAxes, textFonts } from "./site-fonts.ts";
import { contentWords, fixedWords, sortWords, type Word } from "./words.ts";

/** In font units, 1000 or 2000 per em. The subset's coordinates are rounded to whole numbers. */
const roundingError = 2;

/** The largest difference between the coordinates of two outlines. Infinity if their commands differ. */
function deviation(one: string, other: string): number {
  const number = /-?\d+(\.\d+)?/g;
  if (one.replaceAll(number, "") !== other.replaceAll(number, "")) return Number.POSITIVE_INFINITY;
  const others = other.match(number) ?? [];
  return Math.max(...(one.match(number) ?? []).map((value, index) => Math.abs(Number(value) - Number(others[index]))));
}

/** The outlines of a word's glyphs, in font units. */
function drawnGlyphs(font: Font, word: Word, features: readonly string[] = []) {
  const buffer = bufferOf(word);
  shape(
    font,
    buffer,
    features.map((tag) => new Feature(tag, 1)),
  );
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xOffset, yOffset, xAdvance }) => ({
    glyph: codepoint,
    drawing: `${font.glyphToPath(codepoint)} ${xOffset} ${yOffset} ${xAdvance}`,
  }));
}

const drawingOf = (font: Font, word: Word) =>
  drawnGlyphs(font, word)
    .map(({ drawing }) => drawing)
    .join();

describe("the text's font", () => {
  let latin: Uint8Array;
  beforeAll(async () => {
    latin = await makeTextFont(latinFont, textAxes);
  });

  test.each(textFonts)("$name has all its characters", async (font) => {
    const { face } = openFont(await makeTextFont(font, textAxes), {});
    expect(new Set(String.fromCodePoint(...face.collectUnicodes()))).toEqual(new Set(font.characters));
  });

  test.each([
    [400, 100],
    [800, 100],
    [400, 75],
    [800, 75],
  ])("letters are drawn and kerned as in the whole font, at weight %i and width %i", async (wght, wdth) => {
    const whole = await readFont(latinFont.source);
    const word = { language: "en", text: "Rasgulla & chai: 26 stops, AV To LT “A" };
    const [drawn = "", wanted = ""] = [latin, whole].map((font) => drawingOf(openFont(font, { wght, wdth }), word));
    expect(deviation(drawn, wanted)).toBeLessThan(roundingError);
  });

  test("its figures can be set in equal widths", () => {
    const figures = drawnGlyphs(openFont(latin, { wght: 600, wdth: 80 }), { language: "en", text: "0123456789" }, [
      "tnum",
    ]);
    expect(new Set(figures.map(({ drawing }) => drawing.split(" ").at(-1))).size).toBe(1);
  });
});

// Each test decompresses the whole fonts of all scripts.
describe("the fonts of words in Indian scripts", { timeout: 60_000 }, () => {
  async function expectSame(words: readonly Word[]) {
    for (const [font, own] of sortWords(words)) {
      const made = openFont(await makeScriptFont(font, own), {});
      const whole = openFont(await readFont(font.source), { wght: 700, wdth: 100 });
      for (const word of own) {
        const difference = deviation(drawingOf(made, word), drawingOf(whole, word));
        expect(difference, `${word.text} in ${font.name}`).toBeLessThan(roundingError);
        const unknown = drawnGlyphs(made, word).filter(({ glyph }) => glyph === 0);
        expect(unknown, `${word.text} in ${font.name}`).toEqual([]);
      }
    }
  }

  test("every name on a board and every fixed word has the same outlines as in the whole font", async () => {
    await expectSame([...contentWords(testCatalogue), ...fixedWords]);
  });

  test("names with conjuncts and vowel signs have the same outlines in every script", async () => {
    const names: Word[] = [
      { language: "hi", text: "इंद्रप्रस्थ" },
      { language: "bn", text: "কৃষ্ণনগর" },
      { language: "pa", text: "ਅੰਮ੍ਰਿਤਸਰ" },
      { language: "gu", text: "સૌરાષ્ટ્ર" },
      { language: "or", text: "ଭୁବନେଶ୍ୱର" },
      { language: "ta", text: "கோயம்புத்தூர்" },
      { language: "te", text: "విశాఖపట్నం" },
      { language: "kn", text: "ಬೆಂಗಳೂರು" },
      { language: "ml", text: "തിരുവനന്തപുരം" },
      { language: "ur", text: "حیدرآباد" },
    ];
    expect(sortWords(names).size).toBe(scriptFonts.length);
    await expectSame(names);
  });
});
