import type { Page } from "@playwright/test";
import { layoutShiftOf, recordLayoutShifts } from "../support/layout-shifts.ts";
import { expect, openPrerendered, test, untilHydrated } from "../support/site-test.ts";

// Tests abort requests for stylesheets and fonts.
test.use({ allowedErrors: /Failed to load resource/ });

const styleSheet = /\/assets\/style-[^/]+\.css$/;

/** The stylesheets that apply, in their order: `own` for the critical CSS within the page, else the file's name. */
const applied = () =>
  Array.from(document.styleSheets)
    .filter((sheet) => {
      try {
        return !sheet.disabled && sheet.cssRules.length > 0;
      } catch {
        // The rules of a stylesheet that failed to load cannot be read.
        return false;
      }
    })
    .map(({ href }) => href?.replace(/.*\/|-[\w-]+\.css$/g, "") ?? "own");

test("before hydration the whole stylesheet is added once, behind the critical CSS, without a layout shift", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(styleSheet, async (route) => {
    await released;
    await route.continue();
  });
  await page.route(/\.woff2$/, (route) => route.abort());
  await recordLayoutShifts(page);
  const asked = page.waitForRequest(styleSheet);
  // Not a page with station boards: without the site's fonts, names of cities in other scripts have another width.
  await openPrerendered(page, "/landing");
  await asked;
  expect(await page.evaluate(applied)).toEqual(["own"]);
  release();
  await untilHydrated(page);
  expect(await page.evaluate(applied)).toEqual(["own", "style"]);
  expect(await layoutShiftOf(page)).toBe(0);
});

/** Opens a page with paused timers and waits until it requests a file. */
async function openWithPausedClock(page: Page, path: string, file: RegExp) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(file);
  await openPrerendered(page, path);
  await asked;
}

/** Whether text uses the site's fonts, and whether names in other scripts are visible. */
const lettering = () => {
  const [text, name] = ["body", ".station-board-own"].map((part) => document.querySelector(part));
  return {
    fonts: text && getComputedStyle(text).fontFamily.replaceAll('"', "").startsWith("Anek,"),
    name: name && getComputedStyle(name).contentVisibility === "visible",
  };
};

const waiting = { fonts: false, name: false };
const shown = { fonts: true, name: true };

test("text uses the site's fonts, and names in other scripts appear, when all fonts have loaded or after three seconds", async ({
  page,
}) => {
  await page.route(/\.woff2$/, () => {});
  await openWithPausedClock(page, "/events", /\.woff2$/);
  await page.clock.runFor(2900);
  expect(await page.evaluate(lettering)).toEqual(waiting);
  await page.clock.runFor(200);
  await expect.poll(() => page.evaluate(lettering)).toEqual(shown);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.unroute(/\.woff2$/);
  await page.route(/\.woff2$/, (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest(/\.woff2$/);
  await openPrerendered(page, "/events/city/delhi");
  await asked;
  expect(await page.evaluate(lettering)).toEqual(waiting);
  release();
  await expect.poll(() => page.evaluate(lettering)).toEqual(shown);
});

test("a page hydrates without its stylesheet, and requests one that failed again", async ({ page }) => {
  await page.route(styleSheet, () => {});
  await openWithPausedClock(page, "/landing", styleSheet);
  await page.clock.runFor(5000);
  await untilHydrated(page);
  expect(await page.evaluate(applied)).toEqual(["own"]);

  let isLost = true;
  await page.unroute(styleSheet);
  await page.route(styleSheet, (route) => (isLost ? route.abort() : route.continue()));
  const asked = page.waitForRequest(styleSheet);
  await openPrerendered(page, "/partners");
  await asked;
  await page.clock.runFor(5000);
  await untilHydrated(page);
  expect(await page.evaluate(applied)).toEqual(["own"]);
  isLost = false;
  await page.clock.runFor(5000);
  await expect.poll(() => page.evaluate(applied)).toEqual(["own", "style"]);
});
