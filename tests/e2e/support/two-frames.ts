import type { Page } from "@playwright/test";

/** Waits for two frames: what has been set in motion has moved by then, and what is near the window is laid out. */
export async function twoFrames(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
