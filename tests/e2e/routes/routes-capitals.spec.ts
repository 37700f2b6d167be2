import { openBeforeScript } from "../events/open-before-script.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const typed = [
  { address: "/Events?city=delhi#main", at: "/events?city=delhi#main", heading: "Events" },
  { address: "/PARTNERS", at: "/partners", heading: "Become Our Partner" },
  { address: "/Events/Trichy-2025", at: "/events/trichy-2025", heading: "Bitcoin Yatra Trichy" },
];

for (const { address, at, heading } of typed) {
  test(`R-11 ${address} leads to its page, which stays once it is live, and Back leaves it`, async ({ page }) => {
    await openText(page, "/landing");
    await openLive(page, address);
    await expect(page).toHaveURL(at);
    await expect(page.getByRole("heading", { name: heading, exact: true }).last()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  });
}

test("R-11 an address with capitals leads to its page by client navigation, and Back leaves it", async ({ page }) => {
  await openLive(page, "/landing");
  for (const { address, at, heading } of typed) {
    await navigateInApp(page, address);
    await expect(page).toHaveURL(at.replace(/#.*/, ""));
    await expect(page.getByRole("heading", { name: heading, exact: true }).last()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  }
});

test.describe("on a host that serves files only", () => {
  test.use({ allowedErrors: /status of 404/ });

  test.beforeEach(({ page }) =>
    // Such a host knows capitals from small letters, and answers with the crash screen's file.
    page.route(/\/[^/?#]*[A-Z][^./?#]*(?:[?#]|$)/, async (route) => {
      const response = await route.fetch({ url: new URL("/404-of-the-host", route.request().url()).href });
      await route.fulfill({ response });
    }),
  );

  for (const { address, at, heading } of typed) {
    test(`R-11 ${address} leads to its page on a host that serves files only, before any script has come`, async ({
      page,
    }) => {
      const crashed = page.waitForResponse((response) => response.status() === 404);
      await openText(page, "/landing");
      const release = await openBeforeScript(page, address);
      expect((await crashed).url()).toContain(address.replace(/#.*/, ""));
      await expect(page).toHaveURL(at);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      await release();
      await page.goBack();
      await expect(page).toHaveURL("/landing");
    });
  }

  test("R-8 R-11 an address that is no page's in small letters either stays as it was typed", async ({ page }) => {
    await openLive(page, "/Nowhere");
    await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/Nowhere");
  });
});
