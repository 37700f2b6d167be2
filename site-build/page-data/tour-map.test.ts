import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { tourMapStyle } from "./tour-map.ts";

test("the map's style has no cascade layer, because as the first layer it would have the lowest precedence", () => {
  const style = tourMapStyle(testCatalogue);
  expect(style).toContain(".tour-map-stops li:nth-child(1){left:");
  expect(style).not.toContain("@layer");
});
