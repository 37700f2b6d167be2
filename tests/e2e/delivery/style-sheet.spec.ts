import { fontsAreThere } from "../support/fonts-are-there.ts";
import { leaveOutOwnNames } from "../support/layout-shifts.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

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

/** How far things move within the page while it becomes live, from 0 for not at all. */
const shift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  });

test.describe("without the site's fonts", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("the whole stylesheet applies behind the critical CSS before the page is live, and moves nothing", async ({
    page,
  }) => {
    const held = page.waitForRequest(styleSheet);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(styleSheet, async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await page.route(/\.woff2$/, (route) => route.abort());
    await leaveOutOwnNames(page);
    await openText(page, "/events");
    await held;
    expect(await page.evaluate(applied)).toEqual(["own"]);
    release();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect(await page.evaluate(applied)).toEqual(["own", "style"]);
    expect(await page.evaluate(shift)).toBe(0);
    expect(asked).toBe(1);
  });
});

test("fonts, the stamps' wear and the whole stylesheet are asked for after the first paint", async ({ page }) => {
  await openLive(page, "/events");
  await fontsAreThere(page);
  const { paint, later } = await page.evaluate(() => ({
    paint: performance.getEntriesByType("paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    later: performance.getEntriesByType("resource").flatMap(({ name, startTime }) => {
      const [kind] = /\.woff2$|\/stamp-wear-|\/style-/.exec(name) ?? [];
      return kind ? [{ kind, startTime }] : [];
    }),
  }));
  expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set([".woff2", "/stamp-wear-", "/style-"]));
  expect(Math.min(...later.map(({ startTime }) => startTime))).toBeGreaterThan(paint);
});

/** Whether letters are set in the site's fonts, and whether a ticket's name in another script is shown. */
const lettering = () => {
  const [text, name] = ["body", ".station-board-own"].map((part) => document.querySelector(part));
  return {
    fonts: text && getComputedStyle(text).fontFamily.replaceAll('"', "").startsWith("Anek,"),
    name: name && getComputedStyle(name).contentVisibility === "visible",
  };
};

test("letters are set in the site's fonts once all have come, and names in other scripts are shown then", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(/\.woff2$/);
  await openText(page, "/events");
  await asked;
  expect(await page.evaluate(lettering)).toEqual({ fonts: false, name: false });
  release();
  await expect.poll(() => page.evaluate(lettering)).toEqual({ fonts: true, name: true });
});

test("where fonts do not come, names in other scripts are shown in the device's", async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(/\.woff2$/);
  await openText(page, "/events");
  await asked;
  await page.clock.runFor(2900);
  expect(await page.evaluate(lettering)).toEqual({ fonts: false, name: false });
  await page.clock.runFor(200);
  await expect.poll(() => page.evaluate(lettering)).toEqual({ fonts: true, name: true });
});

test.describe("a stylesheet that does not come", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("is asked for again, so that later pages have their style", async ({ page }) => {
    await page.clock.install();
    let isLost = true;
    await page.route(styleSheet, (route) => (isLost ? route.abort() : route.continue()));
    const failed = page.waitForEvent("requestfailed", (request) => styleSheet.test(request.url()));
    await openText(page, "/partners");
    await failed;
    await page.clock.fastForward(5000);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect(await page.evaluate(applied)).toEqual(["own"]);
    isLost = false;
    await page.clock.fastForward(5000);
    await expect.poll(() => page.evaluate(applied)).toEqual(["own", "style"]);
  });

  test("does not keep the page from being live", async ({ page }) => {
    await page.clock.install();
    await page.route(styleSheet, () => {});
    const stalled = page.waitForRequest(styleSheet);
    await openText(page, "/partners");
    await stalled;
    await page.clock.runFor(5000);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect(await page.evaluate(applied)).toEqual(["own"]);
  });
});

/** What happens to a page's stylesheets while it becomes live: each that is added, changed, or taken from its place. */
const watchStyleSheets = () => {
  const changes: string[] = [];
  const note = (node: Node, change: string) => {
    if (node instanceof HTMLStyleElement) changes.push(`${change} critical CSS`);
    if (node instanceof HTMLLinkElement && node.rel === "stylesheet") changes.push(`${change} ${node.href}`);
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
test("each stylesheet of a page is added once, and nothing else is done to any", async ({ page }) => {
  await page.addInitScript(watchStyleSheets);
  for (const address of ["/", "/events", "/partners"]) {
    await openText(page, address);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    expect(
      changes.filter((change) => !change.startsWith("added ")),
      address,
    ).toEqual([]);
    expect(
      changes.filter((change) => /\/style-/.test(change)),
      address,
    ).toHaveLength(1);
    expect(new Set(changes).size, address).toBe(changes.length);
  }
});
