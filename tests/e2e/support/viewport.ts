import { expect, type Locator, type Page, test } from "@playwright/test";

/**
 * Gives the page's window another size, when nothing in it is on its way from one view to the next any more: a window
 * that changes in the midst of that makes Chromium break it off, or stand still for four seconds, which it then writes to
 * the console as an error.
 */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.evaluate(() => document.activeViewTransition?.finished);
  await page.setViewportSize(size);
}

/** Goes through the windows' widths on a page that is open: laying it out anew is quicker than opening it anew. */
export async function atEachWidth(page: Page, widths: readonly number[], look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    await test.step(`at ${width} px`, () => look(width));
  }
}

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

/** Waits for two frames: what has been set in motion has moved by then, and what is near the window is laid out. */
export async function twoFrames(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Whether what is in an element is laid out, or waits for somebody to come near; and how high the element is, in CSS pixels. */
export function layoutOf(element: Locator) {
  return element.evaluate((whole) => ({
    isLaidOut: whole.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    height: Math.round(whole.getBoundingClientRect().height),
  }));
}

/** What elements, and the text of each, lack of room at the sides of the window, in CSS pixels: none below zero. */
export function cutAtSides(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [element.getBoundingClientRect(), range.getBoundingClientRect()].map(({ left, right }) =>
        Math.max(0, -left, right - document.body.clientWidth),
      );
    }),
  );
}
