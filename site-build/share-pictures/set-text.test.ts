import { beforeAll, expect, test } from "vitest";
import { fitText, type TextSetter, textSetter } from "./set-text.ts";

let set: TextSetter;
beforeAll(async () => {
  set = await textSetter();
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

/** Every letter is half an em wide. */
const measure = (line: string) => line.length / 2;
const options = { width: 200, sizes: [60, 40], smallest: 30 };

test.each([
  { why: "a short text keeps the largest size", text: "Patna", lines: ["Patna"], size: 60 },
  { why: "a longer one shrinks on its line", text: "Bitcoin Day", lines: ["Bitcoin Day"], size: 200 / 5.5 },
  {
    why: "below the smallest size it breaks in two",
    text: "One day in Trichy",
    lines: ["One day", "in Trichy"],
    size: 40,
  },
  {
    why: "lines are as even as words allow",
    text: "a bb ccc dddd eeeee f",
    lines: ["a bb ccc", "dddd eeeee f"],
    size: 200 / 6,
  },
  { why: "one long word shrinks below the smallest size", text: "x".repeat(40), lines: ["x".repeat(40)], size: 10 },
  { why: "spaces at the ends and between do not count", text: "  One   day ", lines: ["One day"], size: 200 / 3.5 },
])("$why", ({ text, lines, size }) => {
  const fitted = fitText(text, options, measure);
  expect(fitted.lines).toEqual(lines);
  expect(fitted.size).toBeCloseTo(size);
});

test("whatever its length, a text fits its box and loses no word", () => {
  for (let words = 1; words <= 40; words += 1) {
    const text = Array.from({ length: words }, (_, index) => "w".repeat(1 + (index % 7))).join(" ");
    const { lines, size } = fitText(text, options, measure);
    expect(lines.join(" ")).toBe(text);
    expect(lines.length).toBeLessThanOrEqual(options.sizes.length);
    expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(options.width + 0.001);
  }
});
