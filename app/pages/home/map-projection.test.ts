import { expect, test } from "vitest";
import { mapPosition, mapSize } from "./map-projection.ts";

/** The places of these cities in the studies of the outline, by eye, in the drawing's units. */
const known = [
  { name: "Srinagar", latitude: 34.08, longitude: 74.8, x: 138.7, y: 76.9 },
  { name: "Delhi", latitude: 28.61, longitude: 77.21, x: 189.1, y: 211.2 },
  { name: "Patna", latitude: 25.59, longitude: 85.14, x: 355.1, y: 282.3 },
  { name: "Trichy", latitude: 10.79, longitude: 78.7, x: 220.3, y: 609.9 },
];

for (const { name, x, y, ...place } of known) {
  test(`HM-3 ${name} stands where it lies on the outline`, () => {
    const position = mapPosition(place);
    expect(Math.hypot(position.x - x, position.y - y)).toBeLessThan(2);
  });
}

test("HM-3 the corners of India stand within the drawing", () => {
  for (const place of [
    { latitude: 37.0, longitude: 74.5 },
    { latitude: 8.08, longitude: 77.55 },
    { latitude: 23.7, longitude: 68.2 },
    { latitude: 28.0, longitude: 97.3 },
  ]) {
    const { x, y } = mapPosition(place);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(mapSize.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(mapSize.height);
  }
});
