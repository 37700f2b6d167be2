import { expect, type Page } from "@playwright/test";
import { twoFrames } from "../support/viewport.ts";

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
  // Only now are all the cards near the window laid out, and as tall as they are; the whole style lays them out anew.
  await twoFrames(page);
  return async () => {
    release();
    await expect(page.locator("html")).toHaveAttribute("data-ready");
    await twoFrames(page);
  };
}
