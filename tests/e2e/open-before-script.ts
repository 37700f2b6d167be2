import { expect, type Page } from "@playwright/test";

/**
 * Opens a page whose entry script does not come until the returned function is called, which waits until the page is live.
 */
export async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/enter[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.locator("html")).not.toHaveAttribute("data-ready");
  await cardsLaidOut(page);
  return async () => {
    release();
    await expect(page.locator("html")).toHaveAttribute("data-ready");
    await cardsLaidOut(page);
  };
}

/** Two frames after a page was shown, or its style changed, are all cards near the window laid out, and as tall as they are. */
async function cardsLaidOut(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
