import { expect, type Locator } from "@playwright/test";

/**
 * Expects an overlay to cover everything that can be seen: each corner of the viewport belongs to it, nothing shines
 * through, and where the browser keeps a gutter for the scrollbar, it has the overlay's colour.
 */
export async function expectToFillViewport(overlay: Locator) {
  const seen = await overlay.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const corners = [
      [1, 1],
      [width - 2, 1],
      [1, height - 2],
      [width - 2, height - 2],
    ] as const;
    return {
      box: { x, y, width, height },
      viewport: { x: 0, y: 0, width: document.body.clientWidth, height: innerHeight },
      covered: corners.every(([left, top]) => element.contains(document.elementFromPoint(left, top))),
      colour: getComputedStyle(element).backgroundColor,
      gutterColour: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(seen.box).toEqual(seen.viewport);
  expect(seen.covered).toBe(true);
  expect(seen.colour).toMatch(/^rgb\(/);
  expect(seen.gutterColour).toBe(seen.colour);
}
