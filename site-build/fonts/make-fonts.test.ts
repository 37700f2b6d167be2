import type { Font } from "harfbuzzjs";
import { beforeAll, describe, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { makeScriptFont, makeTextFont, readFont } from "./make-fonts.ts";
import { drawnGlyphs, openFont, widthOf } from "./shape-text.ts";
import { latinFont, scriptFonts, textFonts } from "./site-fonts.ts";
import { contentWords, fixedWords, sortWords, type Word } from "./words.ts";

/** In a font's units, of which the em has 1000 or 2000: coordinates of smaller fonts are whole numbers. */
const roundingError = 2;

/** The largest difference between two drawings' numbers; infinite when they are made of different strokes. */
function deviation(one = "", other = ""): number {
  const number = /-?\d+(\.\d+)?/g;
  if (one.replaceAll(number, "") !== other.replaceAll(number, "")) return Number.POSITIVE_INFINITY;
  const others = other.match(number) ?? [];
  return Math.max(...(one.match(number) ?? []).map((value, index) => Math.abs(Number(value) - Number(others[index]))));
}

describe("the text's font", () => {
  let latin: Uint8Array;
  beforeAll(async () => {
    latin = await makeTextFont(latinFont);
  });
  const at = (wght: number, wdth: number) => openFont(latin, { wght, wdth });

  test.each(textFonts)("$name has all its characters", async (font) => {
    const { face } = openFont(await makeTextFont(font), {});
    expect(new Set(String.fromCodePoint(...face.collectUnicodes()))).toEqual(new Set(font.characters));
  });

  test("its letters are drawn as in the whole font, at every corner of weight and width", async () => {
    const whole = await readFont(latinFont.source);
    const word = { language: "en", text: "Rasgulla & chai: 26 stops" };
    for (const [wght, wdth] of [
      [400, 100],
      [800, 100],
      [400, 75],
      [800, 75],
    ] as const) {
      const outlines = [at(wght, wdth), openFont(whole, { wght, wdth })].map((font) =>
        drawnGlyphs(font, word).map(({ outline }) => outline),
      );
      expect(deviation(outlines[0]?.join(), outlines[1]?.join()), `${wght}/${wdth}`).toBeLessThan(roundingError);
    }
  });

  test("its pairs are kerned as in the whole font", async () => {
    const whole = await readFont(latinFont.source);
    for (const [wght, wdth] of [
      [400, 100],
      [800, 75],
    ] as const) {
      for (const pair of ["AV", "To", "Yo", "LT", "P.", "“A", "r,"]) {
        const wanted = widthOf(openFont(whole, { wght, wdth }), pair);
        expect(Math.abs(widthOf(at(wght, wdth), pair) - wanted), `${pair} ${wght}/${wdth}`).toBeLessThan(
          roundingError / 1000,
        );
      }
    }
    expect(widthOf(at(600, 88), "AV")).toBeLessThan(widthOf(at(600, 88), "A") + widthOf(at(600, 88), "V"));
  });

  test("its figures can be set in equal widths", () => {
    const widths = [..."0123456789"].map((figure) => widthOf(at(600, 80), figure, ["tnum"]));
    expect(new Set(widths).size).toBe(1);
  });
});

describe("the fonts of words in Indian scripts", () => {
  const drawing = (font: Font, word: Word) =>
    drawnGlyphs(font, word).map(({ outline, x, y, advance }) => `${outline} ${x} ${y} ${advance}`);

  async function expectSame(words: readonly Word[]) {
    for (const [font, own] of sortWords(words).byFont) {
      const made = openFont(await makeScriptFont(font, own), {});
      const whole = openFont(await readFont(font.source), { wght: 700, wdth: 100 });
      for (const word of own) {
        const [drawn, wanted] = [made, whole].map((one) => drawing(one, word).join());
        expect(deviation(drawn, wanted), `${word.text} in ${font.name}`).toBeLessThan(roundingError);
        const unknown = drawnGlyphs(made, word).filter(({ glyph }) => glyph === 0);
        expect(unknown, `${word.text} in ${font.name}`).toEqual([]);
      }
    }
  }

  test("every name on a board and every fixed word is drawn to the point as in the whole font", async () => {
    await expectSame([...contentWords(testCatalogue), ...fixedWords]);
  });

  test("so are names with conjuncts and vowel signs in every script, for the cities to come", async () => {
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
    expect(sortWords(names).byFont.size).toBe(scriptFonts.length);
    await expectSame(names);
  });
});
