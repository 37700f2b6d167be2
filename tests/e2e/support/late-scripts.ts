import type { Page } from "@playwright/test";
import { untilHydrated } from "./site-test.ts";

/**
 * Opens a page and holds back its script files. Inline scripts run at once, as on a slow connection.
 *
 * @returns a function that lets the script files load and waits until the page is hydrated
 */
export async function openWithLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    release();
    await untilHydrated(page);
  };
}
