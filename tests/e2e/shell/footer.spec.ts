import { testCatalogue } from "../../support/test-content.ts";
import { menuNames, menuPages } from "../support/menu-pages.ts";
import { expect, openLive, test } from "../support/site-test.ts";

test("F-1 F-2 F-3 X-9 the footer leads home by its brand and to its pages, names the organiser, says 2025 in any year, and leads to what the site keeps and to the contact address", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-01-01T12:00:00+05:30"));
  await openLive(page, "/landing");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2025 Bitcoin Yatra", { exact: true })).toBeVisible();
  await expect(footer).not.toContainText(/203\d|2026/);
  const organiser = footer.locator("p", { hasText: "Organized by" });
  await expect(organiser).toHaveText(/^Organized by\s*Sahaj Labs$/);
  const logo = organiser.locator("img");
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const links = page.getByRole("navigation", { name: "Footer" }).getByRole("link");
  await expect(links).toHaveText(menuNames);
  await expect(footer.locator("a[href='/landing']:not([hreflang])")).toHaveCount(1);
  await expect(footer.locator("a[href='/landing#privacy']")).toHaveCount(1);
  await expect(footer.locator(`a[href='mailto:${testCatalogue.site.contactAddress}']`)).toHaveCount(1);
  for (const { name, address } of [...menuPages, { name: "Bitcoin Yatra", address: "/" }]) {
    await footer.getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(address);
  }
});
