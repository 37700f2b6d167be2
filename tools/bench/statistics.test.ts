import { expect, test } from "vitest";
import { growthPower, linearPower, median, ratios, spread, steepestFall, steepestGrowth } from "./statistics.ts";

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

const sized = (...pairs: [size: number, value: number][]) => pairs.map(([size, value]) => ({ size, value }));

test.each([
  { name: "constant", to: 5, power: 0 },
  { name: "linear", to: 50, power: 1 },
  { name: "square", to: 500, power: 2 },
])("growth that is $name has the power $power", ({ to, power }) => {
  expect(growthPower({ size: 10, value: 5 }, { size: 100, value: to })).toBeCloseTo(power);
});

test("the steepest growth is between neighbouring sizes, in whatever order they come", () => {
  expect(steepestGrowth(sized([1000, 2000], [10, 2], [100, 2]))).toBeCloseTo(3);
  expect(steepestGrowth(sized([10, 2]))).toBeUndefined();
});

test("a fixed cost below linear growth stays linear, and a square does not", () => {
  expect(steepestGrowth(sized([11, 12], [100, 20], [1000, 110], [5000, 510]))).toBeLessThan(linearPower);
  expect(steepestGrowth(sized([11, 10], [100, 12], [1000, 100], [5000, 2500]))).toBeGreaterThan(linearPower);
});

test("of a fall the steepest step counts, not the gentlest", () => {
  expect(steepestFall(sized([10, 1000], [100, 500], [1000, 5]))).toBeCloseTo(-2);
  expect(steepestFall(sized([10, 2]))).toBeUndefined();
});

test("what was not measured, and nothing at all, say nothing of growth", () => {
  expect(steepestGrowth(sized([10, 1], [100, Number.NaN], [1000, 100]))).toBeCloseTo(1);
  expect(steepestGrowth(sized([10, 0], [100, 90]))).toBeUndefined();
  expect(steepestFall(sized([10, 5], [100, Number.NaN]))).toBeUndefined();
});
