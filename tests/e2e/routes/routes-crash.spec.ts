import type { Page } from "@playwright/test";
import { breakRendering, renderingError } from "../support/break-rendering.ts";
import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { expect, openLive, test } from "../support/site-test.ts";

test.use({ allowedErrors: /Failed to load resource|The points at Itarsi are stuck|dynamically imported module/ });

/** Fetches no page's code ahead, as for a visitor who saves data. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

const toPartners = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Partners" });

test("R-9 F-4 a page that throws while it renders shows the crash screen with the error's text between header and footer, and the way home works", async ({
  page,
}) => {
  await openLive(page, "/landing");
  await breakRendering(page, "Become Our Partner");
  await toPartners(page).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText(renderingError);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading).toHaveText("Bitcoin Yatra");
});

test("R-9 a page whose code is gone, as after a new publication, is loaded whole", async ({ page }) => {
  await saveData(page);
  await openLive(page, "/landing");
  await markDocument(page);
  let isGone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route("**/*.js", (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await toPartners(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(await isMarkedDocument(page)).toBe(false);
});

test("R-9 over a connection that loses each script once, a page comes alive all the same", async ({ page }) => {
  const lost = new Set<string>();
  await page.route("**/*.js", (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  await openLive(page, "/events");
  await page.getByRole("tab", { name: "Phase 1" }).click();
  await expect(page.getByRole("tab", { name: "Phase 1", selected: true })).toBeVisible();
});
