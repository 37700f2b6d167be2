import type { Page } from "@playwright/test";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText } from "../support/site-test.ts";

const pages = [
  { clause: "R-1", address: "/", heading: "Bitcoin Yatra" },
  { clause: "R-2", address: "/events", heading: "Events" },
  { clause: "R-5", address: "/partners", heading: "Become Our Partner" },
  { clause: "R-6", address: "/landing", heading: "One stop. One city. Bitcoin, made simple." },
];

for (const { clause, address, heading } of pages) {
  test(`${clause} ${address} answers 200 with its page`, async ({ page, siteServer }) => {
    // Asked for beside the window, which may have the page already.
    const { status } = await fetch(new URL(address, siteServer));
    expect(status).toBe(200);
    await openText(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}

test("R-1 R-2 R-5 R-6 every page is shown by client navigation", async ({ page }) => {
  await openLive(page, "/landing");
  for (const { address, heading } of pages) {
    await navigateInApp(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

/**
 * Asks for an old address as a plain link does, and waits until the page that it leads to is live. Firefox's driver takes
 * the redirect of an address that it is told to open for another navigation, and does not go back while a page loads.
 */
async function followTo(page: Page, address: string) {
  await page.evaluate((to) => location.assign(to), address);
  await expect(page).toHaveURL("/events");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

for (const [clause, address] of [
  ["R-3", "/events/phase1"],
  ["R-4", "/events/phase2"],
] as const) {
  test(`${clause} ${address} leads to /events on a direct request, and Back leaves it`, async ({
    page,
    siteServer,
  }) => {
    const { status, redirected } = await fetch(new URL(address, siteServer));
    expect({ status, redirected }).toEqual({ status: 200, redirected: true });
    await openText(page, "/landing");
    await followTo(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  });

  test(`${clause} ${address} leads to /events by client navigation, and Back leaves it`, async ({ page }) => {
    await openLive(page, "/landing");
    await navigateInApp(page, address);
    await expect(page).toHaveURL("/events");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
    await page.goBack();
    await expect(page).toHaveURL("/landing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One stop. One city. Bitcoin, made simple.");
  });

  test.describe("on a host that serves files only", () => {
    // Such a host answers with the crash screen's file, which the live page then replaces.
    test.use({ allowedErrors: /status of 404/ });

    test(`${clause} ${address} leads to /events on a host that serves files only, and Back leaves it`, async ({
      page,
    }) => {
      await page.route(address, async (route) => {
        const response = await route.fetch({ url: new URL("/nowhere", page.url()).href });
        await route.fulfill({ response });
      });
      await openText(page, "/landing");
      await followTo(page, address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
      await page.goBack();
      await expect(page).toHaveURL("/landing");
    });
  });
}
