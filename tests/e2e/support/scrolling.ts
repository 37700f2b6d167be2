import { expect, type Page } from "@playwright/test";

/** How far the page has been scrolled down, in CSS pixels. */
export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Turns the mouse wheel at a point of the viewport and waits until the page has painted the effect. */
async function turnWheel(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x, y);
  const turned = page.evaluate(
    () =>
      new Promise((done) => {
        const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(done));
        addEventListener("wheel", afterPaint, { once: true, capture: true });
      }),
  );
  // By the next frame the listener has been added.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.wheel(0, 600);
  await turned;
}

/** Expects that neither the mouse wheel nor Page Down nor End scrolls the page. */
export async function expectScrollLocked(page: Page, over: { x: number; y: number }) {
  const before = await scrollPosition(page);
  await turnWheel(page, over);
  expect(await scrollPosition(page), "after the wheel").toBe(before);
  for (const key of ["PageDown", "End"]) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await scrollPosition(page), `after ${key}`).toBe(before);
  }
}

/** Expects that the mouse wheel scrolls the page. */
export async function expectScrollFree(page: Page, over: { x: number; y: number }) {
  const before = await scrollPosition(page);
  await turnWheel(page, over);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
}
