import { expect, test } from "vitest";
import { outlineDrawing } from "./outline-drawing.ts";

const drawing = outlineDrawing({
  path: "m0 0l1 0l0 1z",
  size: { width: 612, height: 696 },
  colours: { light: { land: "wheat", edge: "brown" }, dark: { land: "navy", edge: "indigo" } },
});

test.each([
  ["is of the given size", 'width="612" height="696" viewBox="0 0 612 696"'],
  ["draws the path", '<path stroke-width="2" d="m0 0l1 0l0 1z"/>'],
  ["has the light colours", "<style>path{fill:wheat;stroke:brown}"],
  ["has the dark colours where they are wanted", "(prefers-color-scheme:dark){path{fill:navy;stroke:indigo}}"],
  ["names its source", "@svg-maps/india by Victor Cazanave, after MapSVG, CC BY 4.0"],
])("the drawing %s", (_what, part) => {
  expect(drawing).toContain(part);
});

test("the drawing is one path", () => {
  expect(drawing.match(/<path/g)).toHaveLength(1);
});
