import type { Page } from "@playwright/test";
import { fontsAreThere } from "./fonts-are-there.ts";
import { expect, test as siteTest } from "./site-test.ts";
import { resize } from "./viewport.ts";

/**
 * Tests whose page is one window that all of a worker's share, for opening a window, and running the script's code for
 * the first time in it, takes longer than most of them need.
 *
 * A test opens its page with `openLive` or `openText`, which load it anew whatever was done in it before, or with
 * `read` where it changes nothing but the window's size and how far the page is scrolled. It may open tabs, answer
 * requests with `route` and leave a modal open, the pointer anywhere and the history long: what outlasts a document is
 * put back. Whatever cannot be undone needs a window of its own, with `test` of `site-test.ts`: `addInitScript`,
 * `clock`, another device or other settings than the project's, and what depends on nothing being cached or on the
 * history's beginning. An address with a fragment may be opened only from another page.
 */
export const test = siteTest.extend({
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await resize(sharedPage, viewport);
    // As far from all that a pointer could rest on as a new window's is.
    await sharedPage.mouse.move(0, 0);
    await use(sharedPage);
    const context = sharedPage.context();
    for (const tab of context.pages()) if (tab !== sharedPage) await tab.close();
    await Promise.all([sharedPage.unrouteAll(), context.unrouteAll()]);
  },
});

/**
 * Shows a page from its top, laid out whole, and loads it only if it is not the one that is open, or if it has been more
 * than read since. Its script may not have come.
 */
export async function read(page: Page, address: string) {
  const isOpen = await page.evaluate((wanted) => {
    scrollTo(0, 0);
    return "isOnlyRead" in globalThis && location.pathname === wanted;
  }, address);
  if (!isOpen) await page.goto(address, { waitUntil: "domcontentloaded" });
  // What lies below the first screen gets its height once the fonts are there: what is scrolled to before would move.
  await fontsAreThere(page);
  if (!isOpen) await page.evaluate(() => Object.assign(globalThis, { isOnlyRead: true }));
}

export { expect };
