import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const size = { width: 600, height: 700 };
const stop = (name: string, x: number, y: number) => ({ name, ownName: name, x, y });

test("a label is on the right of its stop, or on the left near the right edge", () => {
  expect(placeLabels([stop("Patna", 300, 300)], [], size)).toEqual(["right"]);
  expect(placeLabels([stop("Patna", 590, 300)], [], size)).toEqual(["left"]);
});

test("a label avoids lines", () => {
  const line = [
    { x: 300, y: 300 },
    { x: 600, y: 300 },
  ] as const;
  expect(placeLabels([stop("Srinagar", 300, 300)], [line], size)).not.toEqual(["right"]);
});

test("labels of stops that are close together do not overlap", () => {
  const [upper, lower] = placeLabels([stop("Delhi", 300, 300), stop("Jaipur", 280, 330)], [], size);
  expect(upper).toMatch(/right|above/);
  expect(lower).toMatch(/left|below/);
});
