import { firstFlight } from "../../../site-build/weigh-site.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

/** The most script that a first visit to Home fetches, in bytes as sent. With the tests' content: the site's own stops no build. */
const mostScript = 115_000;

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

test("a first visit to Home fetches little script, and none before the page has loaded", async ({ page }) => {
  await openLive(page, "/");
  await page.waitForLoadState("networkidle");
  const { scripts, loaded } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = resources
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, encodedBodySize, startTime }) => ({ name, encodedBodySize, startTime }));
    return { scripts, loaded: document?.loadEventStart ?? 0 };
  });
  for (const { name, startTime } of scripts) expect(startTime, name).toBeGreaterThanOrEqual(loaded);
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(mostScript);
});
