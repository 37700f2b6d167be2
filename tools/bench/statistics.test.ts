import { expect, test } from "vitest";
import { median, ratios, spread } from "./statistics.ts";

test.each([
  { values: [3], expected: 3 },
  { values: [9, 1, 5], expected: 5 },
  { values: [10, 2, 4, 100], expected: 7 },
])("the median of $values is $expected", ({ values, expected }) => {
  expect(median(values)).toBe(expected);
});

test("there is no median of nothing", () => {
  expect(() => median([])).toThrow("no median");
});

test("a spread tells the median and both ends, and leaves the values in their order", () => {
  const values = [30, 10, 20];
  expect(spread(values)).toEqual({ median: 20, least: 10, most: 30 });
  expect(values).toEqual([30, 10, 20]);
});

test("ratios pair what was measured in the same turn", () => {
  expect(ratios([10, 30], [5, 10])).toEqual([2, 3]);
  expect(() => ratios([1], [1, 2])).toThrow(RangeError);
});
