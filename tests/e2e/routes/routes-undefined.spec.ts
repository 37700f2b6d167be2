import type { Page } from "@playwright/test";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText } from "../support/site-test.ts";

test.use({ allowedErrors: /status of 40[04]/ });

/** Addresses that have no screen: each clause's own, and some that only look like one that has. */
const undefinedAddresses = [
  { clause: "R-7", address: "/host-event" },
  { clause: "R-7", address: "/support-event" },
  { clause: "R-7", address: "/media-partnership" },
  { clause: "R-8", address: "/nowhere" },
  { clause: "R-8", address: "/events/nowhere" },
  { clause: "R-8", address: "/partners/nowhere" },
];

async function expectNotFound(page: Page, text = "404 Not Found") {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Bitcoin Yatra" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

for (const { clause, address } of undefinedAddresses) {
  test(`${clause} ${address} answers 404 with the crash screen on a direct request`, async ({ page }) => {
    const response = await openText(page, address);
    expect(response?.status()).toBe(404);
    expect(response?.headers()["content-type"]).toContain("text/html");
    await expectNotFound(page);
    await expect(page).toHaveURL(address);
  });
}

test("R-12 an address with a broken escape answers 400 with the crash screen, which stays once it is live", async ({
  page,
}) => {
  for (const address of ["/%", "/events/%E0%A4%A"]) {
    const response = await openText(page, address);
    expect(response?.status()).toBe(400);
    expect(response?.headers()["content-type"]).toContain("text/html");
    await expectNotFound(page, "400 Bad Request");
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expectNotFound(page, "400 Bad Request");
  }
});

test("R-7 R-8 undefined addresses show the crash screen by client navigation", async ({ page }) => {
  await openLive(page, "/landing");
  for (const { address } of undefinedAddresses) {
    await navigateInApp(page, address);
    await expectNotFound(page);
    await expect(page).toHaveURL(address);
    await navigateInApp(page, "/landing");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
  }
});

test("R-8 the error's text follows the heading", async ({ page }) => {
  await openLive(page, "/nowhere");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText("404 Not Found");
});

test("R-8 the crash screen stays once the page is live, and leads home without loading a document", async ({
  page,
}) => {
  await openLive(page, "/nowhere");
  await expectNotFound(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitcoin Yatra");
  expect(documents).toBe(0);
});

test("R-8 Back leaves the crash screen", async ({ page }) => {
  await openLive(page, "/partners");
  await navigateInApp(page, "/nowhere");
  await expectNotFound(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
});

test("R-8 search engines are told to leave the crash screen out", async ({ page }) => {
  await openText(page, "/nowhere");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
