import { firstFlight } from "../../../site-build/weigh-site.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

/**
 * The most script and data that a first visit to Home fetches, in bytes as sent. With the tests' content: the site's own
 * stops no build.
 */
const most = { script: 115_000, data: 6_000 };

/** Runs in the browser: what the page has fetched, and when it was painted and had loaded. */
function readTimings() {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return {
    bytes: document?.encodedBodySize ?? 0,
    loaded: document?.loadEventStart ?? 0,
    painted: performance.getEntriesByType("paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    files: resources.map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      startTime,
    })),
  };
}

test("the HTML of Home, Events and an event comes in a connection's first flight", async ({ page }) => {
  for (const address of ["/", "/events", `/events/${testCatalogue.events[0]?._id}`]) {
    await openText(page, address);
    const { bytes } = await page.evaluate(readTimings);
    expect(bytes, address).toBeGreaterThan(1000);
    expect(bytes, address).toBeLessThanOrEqual(firstFlight);
  }
});

test("a first visit to Home fetches little script and data, and none before the page has loaded", async ({ page }) => {
  await openLive(page, "/");
  await page.waitForLoadState("networkidle");
  const { files, loaded } = await page.evaluate(readTimings);
  for (const { kind, isOne } of [
    { kind: "script", isOne: (path: string) => path.endsWith(".js") },
    { kind: "data", isOne: (path: string) => path.startsWith("/data/") },
  ] as const) {
    const fetched = files.filter(({ path }) => isOne(path));
    for (const { path, startTime } of fetched) expect(startTime, path).toBeGreaterThanOrEqual(loaded);
    const sum = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(sum, kind).toBeGreaterThan(most[kind] / 2);
    expect(sum, JSON.stringify(fetched)).toBeLessThanOrEqual(most[kind]);
  }
});

test("fonts, the stamps' wear and the whole stylesheet are asked for after the first paint", async ({ page }) => {
  await openLive(page, "/events");
  await page.waitForLoadState("networkidle");
  const ofEvents = await page.evaluate(readTimings);
  for (const kind of [/\.woff2$/, /\/stamp-wear-/, /\/style-/]) {
    const fetched = ofEvents.files.filter(({ path }) => kind.test(path));
    expect(fetched.length, String(kind)).toBeGreaterThan(0);
    for (const { path, startTime } of fetched) expect(startTime, path).toBeGreaterThan(ofEvents.painted);
  }
});
