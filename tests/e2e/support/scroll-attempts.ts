import { expect, type Page } from "@playwright/test";
import { twoFrames } from "./viewport.ts";

/** How far the page has been scrolled down, in CSS pixels. */
export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Turns the wheel over a point of the viewport, and returns once the page has had the wheel's event. */
async function turnWheel(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x, y);
  const turned = page.evaluate(
    () => new Promise((done) => addEventListener("wheel", done, { once: true, capture: true })),
  );
  await twoFrames(page);
  await page.mouse.wheel(0, 600);
  await turned;
  await twoFrames(page);
}

/** Tries the wheel and every key that scrolls, and expects the page not to move. */
export async function expectScrollLocked(page: Page, over: { x: number; y: number }) {
  const before = await scrollPosition(page);
  await turnWheel(page, over);
  for (const key of ["PageDown", "End", "ArrowDown", "Home", "PageUp"]) {
    await page.keyboard.press(key);
    await twoFrames(page);
    expect(await scrollPosition(page), `after ${key}`).toBe(before);
  }
}

/** Turns the wheel and expects the page to follow it: the proof that nothing holds it any more. */
export async function expectScrollFree(page: Page, over: { x: number; y: number }) {
  const before = await scrollPosition(page);
  await turnWheel(page, over);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
}
