import sharp from "sharp";
import { expect, test } from "vitest";
import { elementsNamed, textOf } from "../../tests/support/html-elements.ts";
import { extentOf, type Lettering } from "./text.ts";
import { type Box, firstLegible, type Line, lineVariants, textBlock } from "./text-block.ts";

const box: Box = { left: 307, right: 893, top: 462, bottom: 610 };

const line = (text: string, language: string, lettering: Lettering, largest: number): Line => {
  return { texts: [{ text, language, lettering }], largest, legible: 24, gap: 7, fill: "black" };
};

/** The bounding box of the visible pixels of a drawing. */
async function coveredBy(svg: string): Promise<Box> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${svg}</svg>`;
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

/** A title, a date and a venue in each language, and the width of the title in the site's font, in em. */
const samples = [
  { language: "en", texts: ["Bitcoin Yatra Tiruchirappalli", "28th September, 2025", "Rockfort Hall"], width: 9.25 },
  { language: "hi", texts: ["बिटकॉइन यात्रा श्रीनगर", "1 अक्टूबर 2025", "लेक हाउस, डल झील"], width: 7.69 },
  { language: "mr", texts: ["बिटकॉइन यात्रा मुंबई", "२१ एप्रिल २०२५", "बॅलार्ड रूम्स"], width: 6.94 },
  { language: "gu", texts: ["બિટકોઇન યાત્રા વડોદરા", "13 સપ્ટેમ્બર 2025", "સુરસાગર ઑડિટોરિયમ"], width: 7.25 },
  { language: "ta", texts: ["பிட்காயின் யாத்திரை திருச்சி", "செப்டம்பர் 28, 2025", "ராக்ஃபோர்ட் ஹால்"], width: 12.94 },
  { language: "te", texts: ["బిట్‌కాయిన్ యాత్ర: లక్ష్యం", "సెప్టెంబర్ 28, 2025", "కపిల హాల్"], width: 8.78 },
  { language: "ur", texts: ["بٹ کوائن یاترا سرینگر", "1 اکتوبر 2025", "لیک ہاؤس"], width: 7.88 },
];

test.each(samples)(
  "$language: lines have the reported extent inside their box, and none touch",
  async ({ language, texts: [title = "", date = "", place = ""] }) => {
    const lines = [
      line(title, language, "title", 60),
      line(date, language, "strong", 42),
      line(place, language, "plain", 31),
    ];
    const block = await textBlock(lines, box);
    const covered = await coveredBy(block.svg);
    expect(covered.left).toBeGreaterThanOrEqual(box.left - 1);
    expect(covered.right).toBeLessThanOrEqual(box.right + 1);
    expect(covered.top).toBeGreaterThanOrEqual(box.top - 1);
    expect(covered.bottom).toBeLessThanOrEqual(box.bottom + 1);
    expect(Math.abs(covered.top - (block.lines[0]?.top ?? 0))).toBeLessThan(3);
    expect(Math.abs(covered.bottom - (block.lines[2]?.bottom ?? 0))).toBeLessThan(3);
    const [first, second, third] = block.lines;
    expect(second?.top).toBeGreaterThan((first?.bottom ?? 0) + 2);
    expect(third?.top).toBeGreaterThan((second?.bottom ?? 0) + 2);
  },
);

test.each(samples)("$language is set in the site's own font", async ({ language, texts: [title = ""], width }) => {
  const { left, right } = await extentOf({ text: title, language, lettering: "title" });
  expect(Math.abs((left + right) / width - 1)).toBeLessThan(0.02);
});

test("characters without a glyph are left out, ₿ becomes BTC, and XML characters are escaped", async () => {
  const extentAt = (text: string) => extentOf({ text, language: "en", lettering: "title" });
  expect(await extentAt("🚂")).toEqual({ left: 0, right: 0, above: 0, below: 0 });
  expect(await extentAt("Delhi 🚂")).toEqual(await extentAt("Delhi"));
  expect(await extentAt("₿")).toEqual(await extentAt("BTC"));
  expect((await extentAt("<&>")).right).toBeGreaterThan(0.5);
});

const breaks = [
  { why: "a short text stays on one line", text: " Bitcoin  Yatra ", lines: ["Bitcoin Yatra"] },
  {
    why: "a long one is broken where both lines are most even",
    text: "a bb ccc dddd eeeee f",
    lines: ["a bb ccc", "dddd eeeee f"],
  },
  { why: "one long word is not", text: "W".repeat(30), lines: ["W".repeat(30)] },
];

test.each(breaks)("$why", async ({ text, lines }) => {
  const ways = lineVariants({ text, language: "en", lettering: "title" }, { one: 60, two: 46, legible: 41 });
  const { svg } = await firstLegible(ways, { left: 0, right: text.length > 15 ? 200 : 500, top: 0, bottom: 150 });
  expect(elementsNamed("text", svg).map(textOf)).toEqual(lines);
});

test("a block is aligned with its box", async () => {
  const { lines } = await textBlock([line("Patna", "en", "title", 40)], box, { x: 0, y: 1 });
  expect(lines[0]?.left).toBeCloseTo(box.left);
  expect(lines[0]?.bottom).toBeGreaterThan(box.bottom - 40 * 0.2);
});
