import { firstFlight } from "../../../site-build/weigh-site.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

/**
 * The most script and data that a first visit to Home fetches, in bytes as sent. With the tests' content: the site's own
 * stops no build.
 */
const most = { script: 115_000, data: 6_000 };

test("the HTML of Home, Events and an event comes in a connection's first flight", async ({ page }) => {
  for (const address of ["/", "/events", `/events/${testCatalogue.events[0]?._id}`]) {
    await openText(page, address);
    const bytes = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return document?.encodedBodySize ?? 0;
    });
    expect(bytes, address).toBeGreaterThan(1000);
    expect(bytes, address).toBeLessThanOrEqual(firstFlight);
  }
});

test("a first visit to Home fetches little script and data, and none before the page has loaded", async ({ page }) => {
  await openLive(page, "/");
  await page.waitForLoadState("networkidle");
  const { files, loaded } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const files = resources.map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      startTime,
    }));
    return { files, loaded: document?.loadEventStart ?? 0 };
  });
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
