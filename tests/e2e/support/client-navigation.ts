import type { Page } from "@playwright/test";

/**
 * Leads the live page to an address within the app, without a request for a document: as Back and Forward do, so it
 * reaches addresses to which no link leads.
 */
export async function navigateInApp(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}

/** Marks the document; the mark is gone as soon as another document takes its place. */
export async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

/** Whether the document is still the one that was marked: no navigation since then has loaded another. */
export async function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
