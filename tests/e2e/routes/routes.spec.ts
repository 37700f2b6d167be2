import { testCatalogue } from "../../support/test-content.ts";
import { isMarkedDocument, markDocument, navigateInApp } from "../support/client-navigation.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const { site } = testCatalogue;

const typed = [
  { address: "/Events?from=chat#main", at: "/events?from=chat#main", heading: "Events" },
  { address: "/PARTNERS", at: "/partners", heading: "Become Our Partner" },
  { address: "/Events/Trichy-2025", at: "/events/trichy-2025", heading: "Bitcoin Yatra Trichy" },
];

test("R-3 R-4 R-11 a phase's former address and one with capitals lead to their pages by a direct request and by client navigation, and Back leaves them", async ({
  page,
  request,
}) => {
  await openText(page, "/landing");
  for (const { address, at, heading } of typed) {
    await openLive(page, address);
    await expect(page).toHaveURL(at);
    await expect(page.getByRole("heading", { name: heading, exact: true }).last()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  }
  await openLive(page, "/landing");
  for (const [address, at] of [
    ["/events/phase1", "/events"],
    ["/events/phase2", "/events"],
    ["/PARTNERS", "/partners"],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.headers().location, address]).toEqual([at, address]);
    await navigateInApp(page, address);
    await expect(page).toHaveURL(at);
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  }
});

test.describe("crash screen", () => {
  test.use({ allowedErrors: /status of 40[04]/ });

  test("R-7 R-8 R-10 undefined addresses answer 404 with the crash screen, directly and by client navigation, which moves the focus and is announced", async ({
    page,
    request,
  }) => {
    await openLive(page, "/landing");
    for (const address of [
      "/host-event",
      "/support-event",
      "/media-partnership",
      "/events/nowhere",
      "/events/toString",
      "/partners/nowhere",
    ]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text()).toMatch(/Unexpected Application Error![\s\S]*404 Not Found/);
      await navigateInApp(page, address);
      await expect(page).toHaveTitle(`404 Not Found · ${site.productName}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expect(page.getByRole("main").getByText("404 Not Found", { exact: true })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "404 Not Found" })).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
    }
  });

  test("R-8 the crash screen stays once the page is live, and leads home without loading a document", {
    tag: "@engines",
  }, async ({ page }) => {
    await openLive(page, "/nowhere");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText("404 Not Found");
    await markDocument(page);
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveText("Bitcoin Yatra");
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test("R-12 an address with a broken escape answers 400 with the crash screen, which stays once it is live", async ({
    page,
  }) => {
    for (const address of ["/%", "/events/%E0%A4%A"]) {
      const answer = await openText(page, address);
      expect(answer?.status()).toBe(400);
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expect(page.getByText("400 Bad Request", { exact: true })).toBeVisible();
    }
  });
});
