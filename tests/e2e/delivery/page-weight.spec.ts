import { sentSize } from "../../../site-build/compress-site.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { firstFlight } from "../../../site-build/weigh-site.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, test } from "../support/site-test.ts";

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
    loaded: document?.loadEventStart ?? 0,
    painted: performance.getEntriesByType("paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    files: resources.map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      startTime,
    })),
  };
}

test("a first visit to Home fetches little script and data, and none before the page has loaded; the HTML of Home, Events and an event comes in a connection's first flight", async ({
  page,
}) => {
  for (const file of ["index", "events", `events/${testCatalogue.events[0]?._id}`]) {
    const bytes = await sentSize(`${testSite.output}/client/${file}.html`);
    expect(bytes, file).toBeGreaterThan(1000);
    expect(bytes, file).toBeLessThanOrEqual(firstFlight);
  }
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

test("fonts and the whole stylesheet are asked for after the first paint", async ({ page }) => {
  await openLive(page, "/events");
  await page.waitForLoadState("networkidle");
  const ofEvents = await page.evaluate(readTimings);
  for (const kind of [/\.woff2$/, /\/style-/]) {
    const fetched = ofEvents.files.filter(({ path }) => kind.test(path));
    expect(fetched.length, String(kind)).toBeGreaterThan(0);
    for (const { path, startTime } of fetched) expect(startTime, path).toBeGreaterThan(ofEvents.painted);
  }
});
