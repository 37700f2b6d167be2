import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourReader, type Scheme } from "../../../site-build/share-pictures/colour-reader.ts";
import { testCatalogue } from "../../../tests/support/test-content.ts";
import { farEnds, neighbours, type Place } from "./india-places.fixture.ts";
import { mapPosition, mapSize } from "./map-projection.ts";

type Point = { x: number; y: number };

const drawing = readFileSync("app/pages/home/india-outline.svg", "utf8");
const [, path = ""] = /<path [^>]*d="([^"]+)"/.exec(drawing) ?? [];
const rings = ringsOf(path);
const [mainland = [], ...islands] = rings.toSorted((a, b) => area(b) - area(a));

/** The closed rings of a path of relative lines (`m x yl x y…z`). Each ring starts relative to the start of the one before. */
function ringsOf(d: string): Point[][] {
  let start = { x: 0, y: 0 };
  return d.split(/z(?=m|$)/).flatMap((part) => {
    if (part === "") return [];
    expect(part).toMatch(/^m-?[\d.]+ -?[\d.]+(l-?[\d.]+ -?[\d.]+)+$/);
    let point = start;
    const ring = [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => {
      point = { x: point.x + Number(x), y: point.y + Number(y) };
      return point;
    });
    start = ring[0] ?? start;
    return [ring];
  });
}

/** A ring's sides, each with its two ends. */
function sidesOf(ring: Point[]) {
  return ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const);
}

/** The area of a ring, by the shoelace formula. */
function area(ring: Point[]): number {
  return Math.abs(sidesOf(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2);
}

/** Whether a ring goes around a point: a ray from there to the right crosses an odd number of its sides. */
function goesAround(ring: Point[], { x, y }: Point): boolean {
  const crossed = sidesOf(ring).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossed.length % 2 === 1;
}

/** Whether the map's mark of a place is on drawn land. */
function isDrawn([, latitude, longitude]: Place): boolean {
  const position = mapPosition({ latitude, longitude });
  return rings.some((ring) => goesAround(ring, position));
}

const cities = testCatalogue.cities.map(({ name, latitude, longitude }): Place => [name, latitude, longitude]);

test.each(cities)("HM-3 %s is on the outline's land", (...place) => {
  expect(isDrawn(place)).toBe(true);
});

test.each(farEnds)("HM-3 %s belongs to India as the Survey of India draws it", (...place) => {
  expect(isDrawn(place)).toBe(true);
});

test.each(neighbours)("HM-3 %s does not", (...place) => expect(isDrawn(place)).toBe(false));

test("HM-3 the outline fills the frame of the map", () => {
  const { width, height } = mapSize;
  expect(drawing).toContain(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
  expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
  const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
  for (const margin of [Math.min(...xs), Math.min(...ys), width - Math.max(...xs), height - Math.max(...ys)])
    expect(margin).toBeCloseTo(0, 0);
});

test("HM-3 the mainland is one ring and all others are islands, so no border of a state is drawn", () => {
  expect(drawing.match(/<path/g)).toHaveLength(1);
  const land = rings.reduce((sum, ring) => sum + area(ring), 0);
  expect(area(mainland) / land).toBeGreaterThan(0.99);
  expect(islands.length).toBeGreaterThan(15);
  for (const island of islands) {
    expect(area(island)).toBeLessThan(0.002 * land);
    expect(island.filter((point) => goesAround(mainland, point))).toEqual([]);
  }
  // A line into the country would return over its own points.
  const places = rings.flat().map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  expect(new Set(places).size).toBe(places.length);
});

test("HM-3 the drawing has the colours of the stylesheet in both colour schemes", () => {
  const colour = colourReader(readFileSync("app/styles/tokens.css", "utf8"));
  const rule = (scheme: Scheme) => `path{fill:${colour("--land", scheme)};stroke:${colour("--land-edge", scheme)}}`;
  expect(drawing).toContain(`<style>${rule("light")}@media (prefers-color-scheme:dark){${rule("dark")}}</style>`);
});

test("HM-3 the drawing names its source, as its licence asks", () => {
  expect(drawing).toContain("@svg-maps/india by Victor Cazanave, after MapSVG, CC BY 4.0");
});
