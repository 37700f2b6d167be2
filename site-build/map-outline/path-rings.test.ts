import { expect, test } from "vitest";
import { pathRings, ringsPath } from "./path-rings.ts";

const square = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
];
const moved = square.map(({ x, y }) => ({ x: x + 5, y: y + 5 }));

test.each([
  { written: "absolute lines", path: "M0 0L2 0L2 2L0 2Z", rings: [square] },
  { written: "relative lines, as the data has them", path: "m 0,0 2,0 0,2 -2,0 z", rings: [square] },
  { written: "lines along the axes", path: "M0 0h2v2h-2z", rings: [square] },
  { written: "powers of ten", path: "M0 0L20e-1 0L2 2L0 2z", rings: [square] },
  {
    written: "two rings, the second from where the first was closed",
    path: "m0 0h2v2h-2zm5 5h2v2h-2z",
    rings: [square, moved],
  },
])("a path in $written is read as rings", ({ path, rings }) => {
  expect(pathRings(path)).toEqual(rings);
});

test("a path with a curve is refused", () => {
  expect(() => pathRings("M0 0Q1 1 2 0z")).toThrow("The path has curves");
});

test("rings are written in steps, rounded without adding up, and read again as they were", () => {
  const tenths = Array.from({ length: 50 }, (_, at) => ({ x: at / 10 + 0.1, y: at % 2 }));
  const path = ringsPath([tenths]);
  expect(path).toMatch(/^m0\.1 0(l0\.1 -?1)+z$/);
  expect(pathRings(path)[0]?.at(-1)?.x).toBeCloseTo(5);
});
