import { expect, test } from "vitest";
import { colourReader, type Scheme } from "../../../site-build/share-pictures/colour-reader.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import tokens from "../../styles/tokens.css?raw";
import drawing from "./india-outline.svg?raw";
import { farEnds, neighbours, type Place } from "./india-places.fixture.ts";
import { mapPosition, mapSize } from "./map-projection.ts";

const frame = document.createElement("div");
frame.innerHTML = drawing;
document.body.append(frame);
const [svg, outline] = [frame.querySelector("svg"), frame.querySelector("path")];

/** Whether the map's mark of a place is on drawn land. */
function isDrawn([, latitude, longitude]: Place) {
  return outline?.isPointInFill(mapPosition({ latitude, longitude }));
}

const { stops } = await loadPageData("home");
const cities = stops.map(({ name, latitude, longitude }): Place => [name, latitude, longitude]);

test.each(cities)("HM-3 %s is on the outline's land", (...place) => {
  expect(isDrawn(place)).toBe(true);
});

test.each(farEnds)("HM-3 %s belongs to India as the Survey of India draws it", (...place) => {
  expect(isDrawn(place)).toBe(true);
});

test.each(neighbours)("HM-3 %s does not", (...place) => expect(isDrawn(place)).toBe(false));

test("HM-3 the outline fills the frame of the map", () => {
  const { width, height } = mapSize;
  const attributes = ["width", "height", "viewBox"].map((name) => svg?.getAttribute(name));
  expect(attributes).toEqual([`${width}`, `${height}`, `0 0 ${width} ${height}`]);
  const { left, top, right, bottom } = DOMRect.fromRect(outline?.getBBox());
  for (const margin of [left, top, width - right, height - bottom]) expect(margin).toBeCloseTo(0, 0);
});

test("HM-3 the drawing has the colours of the stylesheet in both colour schemes", () => {
  const colour = colourReader(tokens);
  const rule = (scheme: Scheme) => `path{fill:${colour("--land", scheme)};stroke:${colour("--land-edge", scheme)}}`;
  expect(drawing).toContain(`<style>${rule("light")}@media (prefers-color-scheme:dark){${rule("dark")}}</style>`);
});

test("HM-3 the drawing names its source, as its licence asks", () => {
  expect(drawing).toContain("@svg-maps/india by Victor Cazanave, after MapSVG, CC BY 4.0");
});
