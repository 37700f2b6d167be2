import { expect, test } from "vitest";
import { rangesOf, unicodeRange } from "./font-face.ts";

test("a text's characters become as few ranges as hold them, in order, each character once", () => {
  expect(rangesOf("cba—ad")).toEqual([
    [0x61, 0x64],
    [0x2014, 0x2014],
  ]);
});

test("characters beyond the first plane count as one", () => {
  expect(rangesOf("🚂🚃")).toEqual([[0x1f682, 0x1f683]]);
});

test("ranges are written as CSS has them", () => {
  expect(
    unicodeRange([
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0x900, 0x97f],
    ]),
  ).toBe("U+20-7E,U+A0,U+900-97F");
});
