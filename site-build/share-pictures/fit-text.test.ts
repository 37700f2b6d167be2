import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

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
