import type { Page } from "@playwright/test";

/** Waits until a page is set in its fonts, which come after its first paint. */
export async function fontsAreThere(page: Page): Promise<void> {
  await page.waitForSelector(":root:not([data-early])", { state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}
