import { stat } from "node:fs/promises";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/** What the first ten packets of a connection carry, in bytes: a heavier page takes one more round trip to come. */
const firstFlight = 14_600;

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

test("the HTML of Home in three languages, Events and an event comes in a connection's first flight; a first visit fetches little script and data, and none before the page has loaded; fonts and the whole stylesheet are asked for after the first paint", async ({
  page,
}) => {
  for (const file of ["index", "hi", "ur", "events", `events/${testCatalogue.events[0]?._id}`]) {
    const { size: bytes } = await stat(`${testSite.output}/client/${file}.html.br`);
    expect(bytes, file).toBeGreaterThan(1000);
    expect(bytes, file).toBeLessThanOrEqual(firstFlight);
  }
  await openLive(page, "/");
  await page.waitForLoadState("networkidle");
  const { files, loaded, painted } = await page.evaluate(readTimings);
  for (const { kind, after, most } of [
    // In bytes as sent. With the tests' content: the site's own stops no build.
    { kind: /\.js$/, after: loaded, most: 115_000 },
    { kind: /^\/data\//, after: loaded, most: 6_000 },
    { kind: /\.woff2$/, after: painted },
    { kind: /\/style-/, after: painted },
  ]) {
    const fetched = files.filter(({ path }) => kind.test(path));
    expect(fetched.length, String(kind)).toBeGreaterThan(0);
    for (const { path, startTime } of fetched) expect(startTime, path).toBeGreaterThanOrEqual(after);
    const sum = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
    if (!most) continue;
    expect(sum, String(kind)).toBeGreaterThan(most / 2);
    expect(sum, JSON.stringify(fetched)).toBeLessThanOrEqual(most);
  }
  // Stamps get their worn specks once everything else is there.
  await openLive(page, "/events");
  await page.waitForLoadState("networkidle");
  const ofEvents = await page.evaluate(readTimings);
  const wear = ofEvents.files.find(({ path }) => path.includes("/stamp-wear-"));
  expect(wear?.startTime).toBeGreaterThanOrEqual(ofEvents.painted);
});
