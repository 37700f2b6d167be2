import { existsSync } from "node:fs";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from "@playwright/test";
import { type SiteFolders, testSite } from "../../../site-build/site-folders.ts";
import { serveBuild } from "../../../tools/browsers/serve-build.ts";
import { type Translated, translatePages } from "./translate-pages.ts";

export type SiteFixtures = {
  /** Matches the console errors and exceptions that do not fail the test. */
  allowedErrors: RegExp;
  /** Whether the browser has service workers. With them, each page would also fetch what they cache. */
  workers: boolean;
  /** Whether and when the browser translates the pages. */
  translated: Translated;
  watched: undefined;
};

/** Tests with another value of one of these run in another worker process, with another browser. */
export type SiteWorkerFixtures = {
  /** The site that the server serves. */
  folders: SiteFolders;
  /** The origin of the server. */
  siteServer: string;
};

/**
 * Errors in the console of Firefox when a navigation aborts requests: those of fonts with Firefox's status codes
 * (NS_BINDING_ABORTED, NS_ERROR_ABORT), and that of the Partners page for its list.
 */
const interrupted = /^download failed .* status=(2152398850|2147500036) |^The partners could not be loaded. Error$/;

/** React's error when it cannot hydrate the prerendered HTML and renders the page again on the client. */
const renderedAnew = /Minified React error #418/;

/** Removes the API of service workers. Playwright's option `serviceWorkers: "block"` writes to the console. */
function withoutWorkers(context: BrowserContext) {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

/**
 * Tests of a production build: that of `tests/content`, or another in `folders`. Each worker process starts the real server
 * on a free port. A console error or an exception in a page fails the test. The browser resolves no other host, so a request
 * to one is such an error, unless the test has called `mockOtherSites`.
 */
export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  allowedErrors: [/(?!)/, { option: true }],
  workers: [false, { option: true }],
  translated: ["no", { option: true }],
  folders: [testSite, { option: true, scope: "worker" }],
  siteServer: [
    async ({ folders }, use) => {
      if (!existsSync(`${folders.output}/release.json`))
        throw new Error(
          `${folders.output}/ has no built site: run ${folders === testSite ? "node tools/build-for-tests.ts" : "npm run build"} first`,
        );
      const { origin, stop } = await serveBuild(folders.output);
      await use(origin);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ siteServer }, use) => use(siteServer),
  context: async ({ context, workers, translated }, use) => {
    if (!workers) await withoutWorkers(context);
    await translatePages(context, translated);
    await use(context);
  },
  watched: [
    async ({ context, allowedErrors, translated }, use) => {
      const errors: string[] = [];
      const onConsole = (message: ConsoleMessage) => message.type() === "error" && errors.push(message.text());
      const onError = (error: WebError) => errors.push(error.error().message);
      // Of every page that is opened in it.
      context.on("console", onConsole).on("weberror", onError);
      await use(undefined);
      context.off("console", onConsole).off("weberror", onError);
      const allowed = [allowedErrors, interrupted, ...(translated === "before hydration" ? [renderedAnew] : [])];
      expect(errors.filter((error) => !allowed.some((each) => each.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone's viewport, for `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Responds to requests to other hosts with an empty page. Not for all tests, because each intercepted request takes time. */
export function mockOtherSites(page: Page) {
  return page.context().route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
}

/** Opens a page and waits for its prerendered HTML alone, not for pictures and scripts. */
export function openPrerendered(page: Page, path: string) {
  return page.goto(path, { waitUntil: "domcontentloaded" });
}

/** Waits until React has hydrated the page. */
export function untilHydrated(page: Page) {
  return page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** Scrolls to a picture, so that it loads, and expects that it can be decoded. */
export async function expectPicture(image: Locator) {
  // A list that is fetched again may replace the picture during the scroll.
  await expect(() => image.scrollIntoViewIfNeeded()).toPass();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

/** Clicks a link and expects that it opens a URL in a new tab without `window.opener`. */
export async function expectNewTab(link: Locator, url: string | ((url: URL) => boolean)) {
  const opened = link.page().waitForEvent("popup");
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(url);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
}

/** The number of columns of a grid. */
export function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

export { expect };
