import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { tourMapStyle } from "./tour-map.ts";

test("the map's style is in no cascade layer, which would come below the others where this style comes first", () => {
  const style = tourMapStyle(testCatalogue);
  expect(style).toContain(".tour-map-stops li:nth-child(1){left:");
  expect(style).not.toContain("@layer");
});
