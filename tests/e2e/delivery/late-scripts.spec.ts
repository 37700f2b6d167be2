import { expect, test } from "../support/site-test.ts";

// During a deploy one server may lack the script of a page that another has sent: the page asks again.
test.use({ allowedErrors: /Failed to load resource|dynamically imported module/ });

/** More than the page waits before it asks again, in milliseconds. */
const retryTime = 10_000;

test("R-2 a page whose scripts no server has yet leads on by its links, and comes alive when one has them", async ({
  page,
}) => {
  await page.clock.install();
  let isOld = true;
  await page.route(/\/assets\/[^/]*\.js$/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  const asked = await page.waitForRequest(/enter-[^/]*\.js$/);
  expect((await asked.response())?.status()).toBe(404);
  isOld = false;
  await page.clock.fastForward(retryTime);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
});

test("R-9 a page whose data a patchy connection has lost is not loaded again: it can be read, and is hydrated when they come", async ({
  page,
}) => {
  await page.clock.install();
  const lost = new Set<string>();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/data\/.*\.json$/, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto("/landing");
  await expect.poll(() => lost.size).toBeGreaterThan(1);
  await page.clock.fastForward(retryTime);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(documents).toBe(1);
});

test("R-9 a page whose publication a newer one has replaced is loaded again, once", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  let isReplaced = true;
  await page.route(/\/data\/.*\.json$/, (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/landing");
  await expect.poll(() => documents).toBe(2);
  // Still without the data, as behind a host that is slow to publish: the words stay, and no further document is loaded.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
  await page.waitForRequest(/\/site\.json$/);
  isReplaced = false;
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(documents).toBe(2);
});
