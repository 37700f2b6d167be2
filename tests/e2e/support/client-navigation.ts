import type { Page } from "@playwright/test";
import { untilHydrated } from "./site-test.ts";

/**
 * Navigates to a path without loading a document, with the History API and a `popstate` event. It also reaches paths that
 * no link has.
 */
export async function navigateInApp(page: Page, path: string) {
  // Otherwise React would hydrate the document at the URL of another page.
  await untilHydrated(page);
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/** Sets an attribute on the document. `isMarkedDocument` then tells whether another document has been loaded since. */
export async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

/** Whether the document is still the one that `markDocument` marked. */
export async function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
