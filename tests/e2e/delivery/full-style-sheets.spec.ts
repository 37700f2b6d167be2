import { expect, openLive, openText, test } from "../support/site-test.ts";

const entrySheet = /\/assets\/enter-[^/]+\.css$/;
/** Whether the rules of every sheet can be read; those of one that failed cannot. */
const areWhole = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([media=print])")).every(
    ({ sheet }) => {
      try {
        return sheet !== null && sheet.cssRules.length > 0;
      } catch {
        return false;
      }
    },
  );

/** The addresses of the page's full style sheets that have not come. */
const missing = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([media=print])"))
    .filter(({ sheet }) => sheet === null)
    .map(({ href }) => href);

/** The media that the page's full style sheets apply to, each once. */
const media = () => [
  ...new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([media=print])"),
      (link) => link.media,
    ),
  ),
];

/** The colour and the size of the letters of everything on the page: what layers in another order would change. */
const look = () =>
  Array.from(document.querySelectorAll("body *"), (element) => {
    const { color, fontSize } = getComputedStyle(element);
    return [element.className.toString(), color, fontSize].join(" ");
  });

/** How far things move within the page while it becomes live, from 0 for not at all. */
const shift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  });

test.describe("one after the other", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("the page keeps its look while its sheets come one by one, which apply together, and then needs its own no longer @once", async ({
    page,
  }) => {
    const held = page.waitForRequest(entrySheet);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(entrySheet, async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await page.route(/\.woff2$/, (route) => route.abort());
    await openText(page, "/events");
    await held;
    await expect.poll(() => page.evaluate(missing)).toEqual([expect.stringMatching(entrySheet)]);
    await expect(page.locator("style[data-own]")).toHaveCount(1);
    expect(await page.evaluate(media)).toEqual(["not all"]);
    release();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(page.locator("style[data-own]")).toHaveCount(0);
    expect(await page.evaluate(media)).toEqual([""]);
    expect(await page.evaluate(shift)).toBe(0);
    expect(asked).toBe(1);
  });
});

test("fonts are asked for after the first paint @once", async ({ page }) => {
  await openLive(page, "/events");
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === "loaded");
  const { paint, fonts } = await page.evaluate(() => ({
    paint: performance.getEntriesByType("paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    fonts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  }));
  expect(fonts.length).toBeGreaterThan(1);
  expect(Math.min(...fonts)).toBeGreaterThan(paint);
});

test.describe("a style sheet that does not come", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("is asked for again, so that later pages have their style @once", async ({ page }) => {
    let isLost = true;
    await page.route(entrySheet, (route) => (isLost ? route.abort() : route.continue()));
    await openLive(page, "/partners");
    expect(await page.evaluate(areWhole)).toBe(false);
    expect(await page.evaluate(media)).toEqual([""]);
    // The last part of the page to come alive.
    await page.locator(".offline-notice").waitFor({ state: "attached" });
    const looks = await page.evaluate(look);
    isLost = false;
    await expect.poll(() => page.evaluate(areWhole)).toBe(true);
    expect(looks, "the layers keep their order without the sheet that names it first").toEqual(
      await page.evaluate(look),
    );
  });

  test("does not keep the page from being live @once", async ({ page }) => {
    await page.clock.install();
    await page.route(entrySheet, () => {});
    const stalled = page.waitForRequest(entrySheet);
    await openText(page, "/partners");
    await stalled;
    await page.clock.runFor(5000);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect(await page.evaluate(media)).toEqual([""]);
  });
});
