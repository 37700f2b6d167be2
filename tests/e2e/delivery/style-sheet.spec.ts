import type { Page } from "@playwright/test";
import { shiftOf, watchShifts } from "../support/layout-shifts.ts";
import { expect, openText, test, untilLive } from "../support/site-test.ts";

// Stylesheets and fonts that do not come.
test.use({ allowedErrors: /Failed to load resource/ });

const styleSheet = /\/assets\/style-[^/]+\.css$/;

/** The stylesheets that apply, in their order: the page's own, and the names of the others. */
const applied = () =>
  Array.from(document.styleSheets)
    .filter((sheet) => {
      try {
        return !sheet.disabled && sheet.cssRules.length > 0;
      } catch {
        // One that failed has rules that cannot be read.
        return false;
      }
    })
    .map(({ href }) => href?.replace(/.*\/|-[\w-]+\.css$/g, "") ?? "own");

/** Notes what happens to a page's stylesheets while it becomes live: each that is added, changed, or taken from its place. */
const watchStyleSheets = () => {
  const changes: string[] = [];
  const note = (node: Node, change: string) => {
    if (node instanceof HTMLStyleElement) changes.push(`${change} critical CSS`);
    if (node instanceof HTMLLinkElement && node.rel === "stylesheet")
      changes.push(`${change} ${/\/style-/.test(node.href) ? "the whole stylesheet" : node.href}`);
  };
  new MutationObserver((records) => {
    for (const { target, attributeName, addedNodes, removedNodes } of records) {
      if (attributeName) note(target, attributeName);
      for (const node of addedNodes) note(node, "added");
      for (const node of removedNodes) note(node, "removed");
    }
  }).observe(document, { attributes: true, childList: true, subtree: true });
  Object.assign(window, { changes });
};

// A browser may copy a stylesheet that changes: Chromium 117 to 121 crash on a copy of `@starting-style`.
test("the whole stylesheet is added once and applies behind the critical CSS before the page is live, moves nothing, and nothing else is done to any stylesheet", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(styleSheet, async (route) => {
    await released;
    await route.continue();
  });
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(watchStyleSheets);
  await watchShifts(page);
  const asked = page.waitForRequest(styleSheet);
  // Not a page with station boards: without the site's fonts cities' names in other scripts are as broad as the device has them.
  await openText(page, "/landing");
  await asked;
  expect(await page.evaluate(applied)).toEqual(["own"]);
  release();
  await untilLive(page);
  expect(await page.evaluate(applied)).toEqual(["own", "style"]);
  expect(await shiftOf(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([
    "added critical CSS",
    "added the whole stylesheet",
  ]);
});

/** Opens a page with stopped timers, and waits until it requests a file. */
async function openInStillTime(page: Page, address: string, file: RegExp) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(file);
  await openText(page, address);
  await asked;
}

/** Whether letters are set in the site's fonts, and whether a ticket's name in another script is shown. */
const lettering = () => {
  const [text, name] = ["body", ".station-board-own"].map((part) => document.querySelector(part));
  return {
    fonts: text && getComputedStyle(text).fontFamily.replaceAll('"', "").startsWith("Anek,"),
    name: name && getComputedStyle(name).contentVisibility === "visible",
  };
};

const waiting = { fonts: false, name: false };
const shown = { fonts: true, name: true };

test("letters are set in the site's fonts, and names in other scripts are shown, once all fonts have come, or after three seconds", async ({
  page,
}) => {
  await page.route(/\.woff2$/, () => {});
  await openInStillTime(page, "/events", /\.woff2$/);
  await page.clock.runFor(2900);
  expect(await page.evaluate(lettering)).toEqual(waiting);
  await page.clock.runFor(200);
  await expect.poll(() => page.evaluate(lettering)).toEqual(shown);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.unroute(/\.woff2$/);
  await page.route(/\.woff2$/, (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest(/\.woff2$/);
  await openText(page, "/events/city/delhi");
  await asked;
  expect(await page.evaluate(lettering)).toEqual(waiting);
  release();
  await expect.poll(() => page.evaluate(lettering)).toEqual(shown);
});

test("a stylesheet that is late or lost does not keep the page from being live; a lost one is asked for again, so that later pages have their style", async ({
  page,
}) => {
  await page.route(styleSheet, () => {});
  await openInStillTime(page, "/landing", styleSheet);
  await page.clock.runFor(5000);
  await untilLive(page);
  expect(await page.evaluate(applied)).toEqual(["own"]);

  let isLost = true;
  await page.unroute(styleSheet);
  await page.route(styleSheet, (route) => (isLost ? route.abort() : route.continue()));
  const asked = page.waitForRequest(styleSheet);
  await openText(page, "/partners");
  await asked;
  await page.clock.runFor(5000);
  await untilLive(page);
  expect(await page.evaluate(applied)).toEqual(["own"]);
  isLost = false;
  await page.clock.runFor(5000);
  await expect.poll(() => page.evaluate(applied)).toEqual(["own", "style"]);
});
