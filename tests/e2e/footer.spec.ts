import { navigateInApp } from "./client-navigation.ts";
import { expect, openLive, openText, test } from "./site-test.ts";

test.use({ allowedErrors: /Failed to load resource/ });

const everyPage = ["/", "/events", "/events/delhi-2025", "/partners", "/landing", "/nowhere"];

for (const address of everyPage) {
  test(`F-4 the footer is on ${address}, last in the page`, async ({ page }) => {
    await openText(page, address);
    const footer = page.locator("body footer");
    await expect(footer).toHaveCount(1);
    const below = await footer.evaluate((element) => {
      const end = Math.max(innerHeight, document.documentElement.scrollHeight);
      return Math.abs(end - element.getBoundingClientRect().bottom - scrollY);
    });
    expect(below).toBeLessThan(1);
    await expect(footer).toContainText("© 2025");
  });
}

test("F-4 the footer is under a page that has crashed", async ({ page }) => {
  await page.route(/\/assets\/partners-page-[^/]*\.js$/, (route) => route.abort());
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

test("F-2 the footer says Organized by, with the organiser's logo and name", async ({ page }) => {
  await openText(page, "/landing");
  const organiser = page.getByRole("contentinfo").locator("p", { hasText: "Organized by" });
  await expect(organiser).toHaveText(/^Organized by\s*Sahaj Labs$/);
  const logo = organiser.locator("img");
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await logo.getAttribute("src")).toContain("sahaj-labs");
});

for (const now of ["2025-06-01", "2031-01-01"]) {
  test(`F-3 the copyright line has the year 2025, also on ${now}`, async ({ page }) => {
    await page.clock.install({ time: new Date(`${now}T12:00:00+05:30`) });
    await openLive(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("© 2025 Bitcoin Yatra", { exact: true })).toBeVisible();
    await expect(footer).not.toContainText(/203\d|2026/);
  });
}
