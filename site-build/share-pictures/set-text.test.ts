import { beforeAll, expect, test } from "vitest";
import { letterFonts } from "./letter-fonts.ts";
import { type TextSetter, textSetter } from "./set-text.ts";

let set: TextSetter;
beforeAll(async () => {
  set = textSetter(await letterFonts());
});

const style = { weight: 700, width: 80 };
const drawn = (text: string) => set(text, style).draw({ x: 10, y: 20, size: 30, fill: "red" });
const outlines = (text: string) => drawn(text).match(/<path /g)?.length ?? 0;

test.each([
  { script: "Latin", text: "Bitcoin", letters: 7 },
  { script: "Latin with accents and macrons", text: "Pondichéry ṭīkā", letters: 14 },
  { script: "Devanagari", text: "पटना", letters: 4 },
  { script: "Tamil", text: "மதுரை", letters: 5 },
  { script: "Nastaliq", text: "دل", letters: 2 },
  { script: "two at once", text: "₿ in पटना", letters: 7 },
])("$script comes as outlines", ({ text, letters }) => {
  expect(outlines(text)).toBeGreaterThanOrEqual(letters - 1);
  expect(drawn(text)).not.toContain("<text");
  expect(set(text, style).width).toBeGreaterThan(0.5);
});

test("what no font has is left out, and nothing stands in its place", () => {
  expect(outlines("🚂→")).toBe(0);
  expect(set("🚂", style).width).toBe(0);
  expect(drawn("Delhi🚂")).toBe(drawn("Delhi"));
});

test("a line is as long as its letters, and longer with room between them", () => {
  const [one, two] = [set("n", style).width, set("nn", style).width];
  expect(two).toBeCloseTo(2 * one, 1);
  expect(set("nn", { ...style, spacing: 0.1 }).width).toBeCloseTo(two + 0.1);
  expect(set("nn", { weight: 700, width: 100 }).width).toBeGreaterThan(two);
});

test("outlines tell how far they reach above and below the line", () => {
  const { above, below } = set("H", style).ink;
  expect(above).toBeGreaterThan(0.55);
  expect(above).toBeLessThan(0.8);
  expect(below).toBe(0);
  expect(set("g", style).ink.below).toBeGreaterThan(0.1);
});
