import { testCatalogue } from "../../support/test-content.ts";
import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { menuNames, menuPages } from "../support/menu-pages.ts";
import { expect, expectPicture, openLive, test } from "../support/site-test.ts";

test("F-1 F-2 F-3 X-9 R-5 the footer leads home by its brand and to its pages without loading a document, names the organiser, says 2025 in any year, and leads to what the site keeps and to the contact address", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-01-01T12:00:00+05:30"));
  await openLive(page, "/landing");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2025 Bitcoin Yatra", { exact: true })).toBeVisible();
  await expect(footer).not.toContainText(/203\d|2026/);
  const organiser = footer.locator("p", { hasText: "Organized by" });
  await expect(organiser).toHaveText(/^Organized by\s*Sahaj Labs$/);
  await expectPicture(organiser.locator("img"));
  await expect(page.getByRole("navigation", { name: "Footer" }).getByRole("link")).toHaveText(menuNames);
  const { contactAddress } = testCatalogue.site;
  for (const link of ["/landing", "/landing#privacy", `mailto:${contactAddress}`])
    await expect(footer.locator(`a[href='${link}']:not([hreflang])`)).toHaveCount(1);
  await markDocument(page);
  for (const { name, address } of [...menuPages, { name: "Bitcoin Yatra", address: "/" }]) {
    await footer.getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(address);
  }
  expect(await isMarkedDocument(page)).toBe(true);
});
