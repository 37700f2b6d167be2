import { expect, test } from "vitest";
import { pictureWidths } from "./picture-variants.ts";

test.each([
  [4000, [360, 720, 1080, 1440, 1920]],
  [1920, [360, 720, 1080, 1440, 1920]],
  [1500, [360, 720, 1080, 1500]],
  [1000, [360, 720, 1000]],
  [360, [360]],
  [12, [12]],
])("a picture %i pixels wide is offered at %j", (own, widths) => {
  expect(pictureWidths(own)).toEqual(widths);
});
