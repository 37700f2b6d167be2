import type { Page } from "@playwright/test";
import { untilLive } from "./site-test.ts";

/**
 * Opens a page whose scripts do not arrive until the returned function is called, which waits until the page is live.
 * Scripts within the document run at once, as on any slow connection.
 */
export async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    release();
    await untilLive(page);
  };
}
