import type { Page } from "@playwright/test";
import { expect, test as siteTest } from "./site-test.ts";

/**
 * Tests that read a page and change nothing in it but the window's size and how far it is scrolled. Those of one worker
 * share a window: opening one with its page takes longer than most of them need to read.
 */
export const test = siteTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser, siteOrigin }, use, { project }) => {
      const { viewport = null, isMobile = false, hasTouch = false, contextOptions } = project.use;
      const device = { viewport, isMobile, hasTouch };
      const context = await browser.newContext({ ...contextOptions, ...device, baseURL: siteOrigin });
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
  },
});

/** Shows a page from its top, laid out whole, and loads it only if it is not the one that is open. Its script may not have come. */
export async function read(page: Page, address: string) {
  const open = URL.canParse(page.url()) ? new URL(page.url()).pathname : undefined;
  if (open === address) await page.evaluate(() => scrollTo(0, 0));
  else await page.goto(address, { waitUntil: "domcontentloaded" });
  // What lies below the first screen gets its height after the first paint: what is scrolled to before would move.
  await page.waitForSelector(":root[data-painted]", { state: "attached" });
}

export { expect };
