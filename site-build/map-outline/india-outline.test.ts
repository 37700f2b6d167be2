import { brotliCompressSync } from "node:zlib";
import india from "@svg-maps/india";
import { Clipper, EndType, FillRule, JoinType, type PathsD, PointInPolygonResult } from "clipper2-ts";
import { expect, test } from "vitest";
import { mapPosition, mapSize } from "../../app/pages/home/map-projection.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { indiaOutline, stateRings } from "./india-outline.ts";
import { pathRings, ringsPath } from "./path-rings.ts";
import { capitals, farEnds, neighbours, type Place } from "./places.fixture.ts";

const path = ringsPath(indiaOutline());
const outline = pathRings(path);
const [mainland = [], ...islands] = [...outline].sort((a, b) => Clipper.areaD(b) - Clipper.areaD(a));
const states = Clipper.unionD(
  stateRings(() => true),
  [],
  FillRule.NonZero,
  3,
);
const { cities } = testCatalogue;

/** Whether a place, where the map would mark it, lies on drawn land. */
function isDrawn([, latitude, longitude]: Place): boolean {
  const position = mapPosition({ latitude, longitude });
  return outline.some((ring) => Clipper.pointInPolygonD(position, ring) !== PointInPolygonResult.IsOutside);
}

/** Land of the first that is not land of the second. */
function landWithout(land: PathsD, other: PathsD): PathsD {
  return Clipper.differenceD(land, other, FillRule.NonZero, 3);
}

/** Every ring moved outwards, or inwards by a negative measure. */
function shifted(rings: PathsD, by: number): PathsD {
  return Clipper.inflatePathsD(rings, by, JoinType.Round, EndType.Polygon, 2, 3, 0.1);
}

test("HM-3 the data lies in the frame of the map, and so does the outline", () => {
  expect(india.viewBox).toBe(`0 0 ${mapSize.width} ${mapSize.height}`);
  const { left, top, right, bottom } = Clipper.getBoundsPathsD(outline);
  for (const margin of [left, top, mapSize.width - right, mapSize.height - bottom]) expect(margin).toBeCloseTo(0, 0);
});

test.each([...capitals, ...cities.map((city): Place => [city.name, city.latitude, city.longitude])])(
  "HM-3 %s is on the outline's land",
  (...place) => expect(isDrawn(place)).toBe(true),
);

test.each(farEnds)("HM-3 %s belongs to India as the Survey of India draws it", (...place) => {
  expect(isDrawn(place)).toBe(true);
});

test.each(neighbours)("HM-3 %s does not", (...place) => expect(isDrawn(place)).toBe(false));

test("HM-3 the mainland is one ring, and all others are islands beside it", () => {
  const land = Clipper.areaPathsD(states);
  expect(Clipper.areaD(mainland) / land).toBeGreaterThan(0.99);
  expect(islands.length).toBeGreaterThan(15);
  for (const island of islands) {
    expect(Clipper.areaD(island)).toBeLessThan(0.002 * land);
    expect(Clipper.intersectD([island], [mainland], FillRule.NonZero, 3)).toEqual([]);
  }
});

test("HM-3 no line of a state is left: the outline has no point inland", () => {
  // Once in whole thousandths: the library would convert the whole country again for each of thousands of points.
  const inland = Clipper.scalePaths64(shifted(shifted(states, 1), -10), 1000);
  const inlandPoints = (rings: PathsD) =>
    Clipper.scalePaths64(rings, 1000)
      .flat()
      .filter((point) => inland.some((ring) => Clipper.pointInPolygon(point, ring) === PointInPolygonResult.IsInside));
  expect(inlandPoints(stateRings(() => true)).length).toBeGreaterThan(1000);
  expect(inlandPoints(outline)).toEqual([]);
});

test("HM-3 nothing is cut off, and nothing but narrow inlets and atolls' margins is added", () => {
  const land = Clipper.areaPathsD(states);
  expect(Clipper.areaPathsD(landWithout(states, outline)) / land).toBeLessThan(0.003);
  expect(Clipper.areaPathsD(landWithout(outline, states)) / land).toBeLessThan(0.006);
  expect(Clipper.areaPathsD(landWithout(shifted(states, -1), outline))).toBe(0);
});

test("HM-3 the path is small: at most 3 KB as a browser fetches it", () => {
  expect(brotliCompressSync(path).length).toBeLessThan(3 * 1024);
});
