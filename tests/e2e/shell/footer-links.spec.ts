import { breakPage } from "../support/broken-page.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";

test.use({ allowedErrors: /Failed to load resource|points at Itarsi/ });

testAlone("F-4 the footer is under a page that has crashed", async ({ page }) => {
  await breakPage(page, /\/assets\/partners-page-[^/]*\.js$/, "PartnersPage");
  await openLive(page, "/landing");
  await navigateInApp(page, "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveURL("/partners");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("F-1 the footer has the brand, which leads home", async ({ page }) => {
  await openLive(page, "/landing");
  const brand = page.getByRole("contentinfo").getByRole("link", { name: "Bitcoin Yatra" });
  await expect(brand.locator("svg")).toBeVisible();
  await brand.click();
  await expect(page).toHaveURL("/");
});

test("F-1 the footer leads to Home, Events and Partners", async ({ page }) => {
  await openLive(page, "/landing");
  const links = page.getByRole("navigation", { name: "Footer" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Events", "Partners"]);
  for (const [name, address] of [
    ["Home", "/"],
    ["Events", "/events"],
    ["Partners", "/partners"],
  ] as const) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(address);
  }
});

for (const now of ["2025-06-01", "2031-01-01"]) {
  testAlone(`F-3 the copyright line has the year 2025, also on ${now}`, async ({ page }) => {
    await page.clock.install({ time: new Date(`${now}T12:00:00+05:30`) });
    await openLive(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("© 2025 Bitcoin Yatra", { exact: true })).toBeVisible();
    await expect(footer).not.toContainText(/203\d|2026/);
  });
}
