import { expect, test } from "vitest";
import { railwayLegs } from "./railway-legs.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ["no place", [], []],
  ["one place", [at(10, 78)], []],
  ["two places", [at(10, 78), at(28, 77)], [[0, 1]]],
  [
    "a line of places in any order",
    [at(10, 78), at(30, 78), at(20, 78)],
    [
      [0, 2],
      [2, 1],
    ],
  ],
  [
    "a branch: the third place joins the nearest, not the last",
    [at(20, 78), at(30, 78), at(19, 78)],
    [
      [0, 2],
      [0, 1],
    ],
  ],
  [
    "a degree of longitude is shorter than one of latitude in the north",
    [at(34, 78), at(35, 78), at(34, 79.1)],
    [
      [0, 2],
      [0, 1],
    ],
  ],
])("HM-3 the railway of %s", (_name, places, legs) => {
  expect(railwayLegs(places)).toEqual(legs);
});

test("HM-3 each leg connects one more place to the places that are already connected", () => {
  const places = Array.from({ length: 40 }, (_, index) => at(8 + ((index * 7) % 27), 69 + ((index * 11) % 28)));
  const joined = new Set([0]);
  for (const [from, to] of railwayLegs(places)) {
    expect([joined.has(from), joined.has(to)]).toEqual([true, false]);
    joined.add(to);
  }
  expect(joined.size).toBe(40);
});
