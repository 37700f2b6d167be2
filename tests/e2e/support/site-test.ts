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
import { pino } from "pino";
import { startServer } from "../../../server/start-server.ts";
import { type SiteFolders, testSite } from "../../../site-build/site-folders.ts";
import { type Translated, translatePages } from "./translate-pages.ts";

type SiteFixtures = {
  /** Errors that pages may write to the console in this test; any other fails it. */
  allowedErrors: RegExp;
  /** Whether the browser has workers: with them every test would fetch what they keep, and meet what was kept before. */
  workers: boolean;
  /** Whether the browser translates the pages, and when. */
  translated: Translated;
  watched: undefined;
};

/** Tests of which one of these differs need a process and a browser of their own. */
type SiteWorkerFixtures = {
  /** The site that the server serves. */
  folders: SiteFolders;
  /** Where the server answers. */
  siteServer: string;
};

/**
 * What Firefox writes to the console where a navigation interrupts a request: of fonts with its own numbers for that
 * (NS_BINDING_ABORTED, NS_ERROR_ABORT), and what the Partners page says where its list did not come.
 */
const interrupted = /^download failed .* status=(2152398850|2147500036) |^The partners could not be loaded. Error$/;

/** React's error for a page that is not as it was prerendered: it renders the page anew, and reports that. */
const renderedAnew = /Minified React error #418/;

/** Takes the workers away. Playwright's own way to block them writes to the console. */
function withoutWorkers(context: BrowserContext) {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

/**
 * Tests of a production build, of the tests' own content unless `folders` names another: each worker starts the real
 * server on a free port. A console error or an exception in a page fails the test. The browser
 * finds no other host, so a request to one is such an error unless `letOtherSitesAnswer` was called.
 */
export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  allowedErrors: [/(?!)/, { option: true }],
  workers: [false, { option: true }],
  translated: ["no", { option: true }],
  folders: [testSite, { option: true, scope: "worker" }],
  siteServer: [
    async ({ folders }, use) => {
      if (!existsSync(`${folders.output}/release.json`))
        throw new Error(`${folders.output}/ has no built site: run node tools/build-for-tests.ts first`);
      const settings = { port: 0, host: "127.0.0.1", hasSocket: false };
      const { port, stop } = await startServer({
        build: folders.output,
        settings,
        log: pino({ level: "silent" }),
      });
      await use(`http://127.0.0.1:${port}`);
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

/** The window of a phone, for `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Answers for other sites with an empty page. Not for all tests: each intercepted request takes a while. */
export function letOtherSitesAnswer(page: Page) {
  return page.context().route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
}

/** Opens a page as it was prerendered, and waits for neither its pictures nor its script. */
export function openText(page: Page, address: string) {
  return page.goto(address, { waitUntil: "domcontentloaded" });
}

/** Waits until the page's script has made it live. */
export function untilLive(page: Page) {
  return page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it is live. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await untilLive(page);
}

/** Brings a picture near enough to be fetched, and expects that it is one. */
export async function expectPicture(image: Locator) {
  // A list that is fetched again renders its pictures anew, perhaps while one of them is scrolled to.
  await expect(() => image.scrollIntoViewIfNeeded()).toPass();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

/** Follows a link and expects that it opens its URL in a new tab, which cannot reach this one. */
export async function expectNewTab(link: Locator, url: string | ((url: URL) => boolean)) {
  const opened = link.page().waitForEvent("popup");
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(url);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
}

/** In how many columns the items of a grid are. */
export function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

export { expect };
