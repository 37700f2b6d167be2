import type { Page } from "@playwright/test";
import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { expect, openHydrated, test, untilHydrated } from "../support/site-test.ts";

// During a deployment, a page may come from one server and its scripts be requested from another that lacks them.
test.use({ allowedErrors: /Failed to load resource|dynamically imported module/ });

/** Longer than the page waits before it requests a file again, in milliseconds. */
const retryTime = 10_000;

/** Counts the documents that a page requests from now on. @returns a function that returns their number */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test("R-9 when the first request for each script and data file fails, a page shows its text, hydrates later and does not reload", async ({
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

test("R-9 a page whose data is gone after a new deployment reloads once", async ({ page }) => {
  const documents = countDocuments(page);
  let isReplaced = true;
  await page.route(/\/data\/.*\.json$/, (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/landing");
  await expect.poll(documents).toBe(2);
  // The data is still missing, as on a host that publishes slowly: the text stays, and the page does not reload again.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
  await page.waitForRequest(/\/site\.json$/);
  isReplaced = false;
  await untilHydrated(page);
  expect(documents()).toBe(2);
});

test("R-9 a link to a page whose code is gone after a new deployment loads that page's document", async ({ page }) => {
  // With `saveData`, the code of linked pages is not prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openHydrated(page, "/landing");
  await markDocument(page);
  const documents = countDocuments(page);
  await page.route("**/*.js", (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await untilHydrated(page);
  expect(await isMarkedDocument(page)).toBe(false);
});
