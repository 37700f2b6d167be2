import { stat } from "node:fs/promises";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

/** The bytes in the first ten packets of a connection. A larger page needs one more round trip. */
const firstFlight = 14_600;

/** Runs in the page. @returns the files that it has fetched, and the times of its first paint and its load event */
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

test("a page's HTML fits into the first packets of a connection, its few scripts and data are requested after the load event, and its fonts and whole stylesheet after the first paint", async ({
  page,
}) => {
  for (const file of ["index", "hi", "ur", "events", `events/${testCatalogue.events[0]?._id}`]) {
    const { size: bytes } = await stat(`${testSite.output}/client/${file}.html.br`);
    expect(bytes, file).toBeGreaterThan(1000);
    expect(bytes, file).toBeLessThanOrEqual(firstFlight);
  }
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  const { files, loaded, painted } = await page.evaluate(readTimings);
  for (const { kind, after, most } of [
    // In compressed bytes, with `tests/content`: the size of the organiser's content fails no test.
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
  // The texture of stamps loads last.
  await openHydrated(page, "/events");
  await page.waitForLoadState("networkidle");
  const ofEvents = await page.evaluate(readTimings);
  const wear = ofEvents.files.find(({ path }) => path.includes("/stamp-wear-"));
  expect(wear?.startTime).toBeGreaterThanOrEqual(ofEvents.painted);
});
