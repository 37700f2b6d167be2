import type { Page } from "@playwright/test";

/**
 * Gives the page's window another size, when nothing in it is on its way from one view to the next any more: a window
 * that changes in the midst of that makes Chromium break it off, or stand still for four seconds, which it then writes to
 * the console as an error.
 */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.evaluate(() => document.activeViewTransition?.finished);
  await page.setViewportSize(size);
}
