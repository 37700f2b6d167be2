import { testCatalogue } from "../../support/test-content.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { letOtherSitesAnswer, openLive, openText } from "../support/site-test.ts";

const { site, supporters } = testCatalogue;

for (const [label, address] of [
  ["Host an event", "/partners"],
  ["Register", "/events"],
] as const) {
  test(`HM-2 ${label} in the hero goes to ${address} @once`, async ({ page }) => {
    await openText(page, "/");
    const hero = page.getByRole("region", { name: site.productName });
    await hero.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(address);
  });
}

test("HM-3 a mark leads to its city's latest event", async ({ page }) => {
  await openLive(page, "/");
  await page.getByRole("link", { name: /^Mumbai\b.+concluded/ }).click();
  await expect(page).toHaveURL("/events/mumbai-2025");
});

test("HM-13 a supporter with a website opens it in a new tab @once", async ({ page }) => {
  await letOtherSitesAnswer(page);
  const { name = "", website = "" } = supporters.find((supporter) => supporter.website) ?? {};
  await openLive(page, "/");
  const opened = page.waitForEvent("popup");
  await page.getByRole("region", { name: "Supporters" }).getByRole("link", { name }).click();
  await expect(await opened).toHaveURL(website);
  await expect(page).toHaveURL("/");
});
