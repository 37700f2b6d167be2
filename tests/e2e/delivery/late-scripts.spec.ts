import type { Page } from "@playwright/test";
import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { expect, openLive, test, untilLive } from "../support/site-test.ts";

// During a deploy one server may lack the script of a page that another has sent: the page asks again.
test.use({ allowedErrors: /Failed to load resource|dynamically imported module/ });

/** More than the page waits before it asks again, in milliseconds. */
const retryTime = 10_000;

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test("R-9 over a patchy connection that loses each script and each file of data once, a page can be read, is hydrated when they come, and is not loaded again", async ({
  page,
}) => {
  await page.clock.install();
  const lost = new Set<string>();
  const documents = countDocuments(page);
  await page.route(/\.js$|\/data\/.*\.json$/, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto("/landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
  await expect(async () => {
    await page.clock.fastForward(retryTime);
    await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 500 });
  }).toPass();
  expect([...lost].filter((url) => url.includes("/data/")).length).toBeGreaterThan(1);
  expect(documents()).toBe(1);
});

test("R-9 a page whose publication a newer one has replaced is loaded again, once", async ({ page }) => {
  const documents = countDocuments(page);
  let isReplaced = true;
  await page.route(/\/data\/.*\.json$/, (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/landing");
  await expect.poll(documents).toBe(2);
  // Still without the data, as behind a host that is slow to publish: the words stay, and no further document is loaded.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
  await page.waitForRequest(/\/site\.json$/);
  isReplaced = false;
  await untilLive(page);
  expect(documents()).toBe(2);
});

test("R-9 a page whose code is gone, as after a new publication, is loaded whole", async ({ page }) => {
  // Who saves data has no page's code fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openLive(page, "/landing");
  await markDocument(page);
  const documents = countDocuments(page);
  await page.route("**/*.js", (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await untilLive(page);
  expect(await isMarkedDocument(page)).toBe(false);
});
