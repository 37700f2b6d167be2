import { addressesWith } from "../../../catalogue/pages.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, read, test } from "../support/shared-page-test.ts";

const { site, events } = testCatalogue;
const pages = [...addressesWith("inSitemap"), `/events/${events[0]?._id}`];

for (const address of pages) {
  test(`P-1 ${address} has no form, no input and no sign-in`, async ({ page }) => {
    await read(page, address);
    await expect(page.locator("form, input, select, textarea, [contenteditable]")).toHaveCount(0);
    await expect(page.getByText(/sign in|sign up|log in|log out/i).locator("visible=true")).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`P-2 ${address} names the product, the organiser and its own address as the configuration does`, async ({
    page,
  }) => {
    await read(page, address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.siteAddress + address);
    await expect(page).toHaveTitle(new RegExp(site.productName));
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute("content", site.productName);
    await expect(page.locator("header .brand").first()).toHaveText(site.productName);
    await expect(page.locator("footer")).toContainText(`Organized by${site.organiserName}`);
  });
}

test("P-2 the contact address is the configured one", async ({ page }) => {
  await read(page, "/partners");
  const contact = page.getByRole("link", { name: site.contactAddress });
  await expect(contact).toHaveAttribute("href", `mailto:${site.contactAddress}`);
});
