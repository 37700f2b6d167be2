import type { Page } from "@playwright/test";
import { breakPage } from "../support/broken-page.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, openLive, test } from "../support/site-test.ts";

test.use({
  allowedErrors:
    /Failed to load resource|The points at Itarsi are stuck|dynamically imported module|^Loading module from .* was blocked/,
});

const pageScript = /\/assets\/partners-page-[^/]*\.js$/;

const breakPartnersPage = (page: Page) => breakPage(page, pageScript, "PartnersPage");

async function expectCrashScreen(page: Page, text: string | RegExp) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText(text);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Home" })).toBeVisible();
}

test("R-9 a page that throws while it renders shows the crash screen with the error's text", async ({ page }) => {
  await breakPartnersPage(page);
  await openLive(page, "/landing");
  await navigateInApp(page, "/partners");
  await expectCrashScreen(page, "The points at Itarsi are stuck");
});

test("R-9 a page that throws on a direct request shows the crash screen too", async ({ page }) => {
  await breakPartnersPage(page);
  await openLive(page, "/partners");
  await expectCrashScreen(page, "The points at Itarsi are stuck");
});

test("R-9 a page whose script cannot be fetched is no page that throws: it is loaded whole, reads, and comes alive with its script", async ({
  page,
}) => {
  let asked = 0;
  await page.route(pageScript, (route) => {
    asked += 1;
    return asked > 5 ? route.continue() : route.fulfill({ status: 404 });
  });
  await openLive(page, "/landing");
  await navigateInApp(page, "/partners");
  await expect.poll(() => asked).toBeGreaterThan(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.locator(".crash-board")).toHaveCount(0);
});

test("R-9 the way home from a crash leads to a page that works", async ({ page }) => {
  await breakPartnersPage(page);
  await openLive(page, "/landing");
  await navigateInApp(page, "/partners");
  await expectCrashScreen(page, "The points at Itarsi are stuck");
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitcoin Yatra");
});

test("R-9 when Home itself crashes the header stands above the crash screen, not over it", async ({ page }) => {
  await breakPage(page, /\/assets\/home-page-[^/]*\.js$/, "HomePage");
  await openLive(page, "/landing");
  await navigateInApp(page, "/");
  await expectCrashScreen(page, "The points at Itarsi are stuck");
  const header = await page.getByRole("banner").boundingBox();
  const main = await page.getByRole("main").boundingBox();
  expect(main?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("R-9 a tab that was open while the site was published anew loads a page whose code has gone whole", async ({
  page,
}) => {
  let missing = 0;
  await page.route(/\/assets\/partners-page-[^/]*\.js$/, (route) => {
    missing++;
    return missing === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await openLive(page, "/landing");
  await navigateInApp(page, "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(missing).toBe(2);
});

test("R-9 the crash screen's ways out load the page anew, with whatever code the site has by now", async ({ page }) => {
  await breakPartnersPage(page);
  await openLive(page, "/partners");
  const loaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await loaded;
  await expect(page).toHaveURL("/");
});
