import { plainWords } from "../../../content-check/words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { breakRendering, renderingError } from "../support/break-rendering.ts";
import { isMarkedDocument, markDocument, navigateInApp } from "../support/client-navigation.ts";
import { expect, openLive, openText, test, untilLive } from "../support/site-test.ts";

const { site } = testCatalogue;
const crash = "Unexpected Application Error!";
const { unexpectedError = "", notFound = "" } = plainWords("hi");

// By a direct request: `delivery/static-host.spec.ts` and `server/site-addresses.test.ts`.
test("R-3 R-4 R-11 X-1 LG-1 by client navigation a phase's former address, one with capitals and another name of a city lead to their pages, and Back leaves them", async ({
  page,
}) => {
  await openLive(page, "/landing");
  for (const [address, at] of [
    ["/events/phase1", "/events"],
    ["/PARTNERS", "/partners"],
    ["/events/city/मुंबई", "/events/city/mumbai"],
  ] as const) {
    await navigateInApp(page, address);
    await expect(page).toHaveURL(at);
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  }
});

test.describe("crash screen", () => {
  test.use({ allowedErrors: /status of 40[04]|The points at Itarsi are stuck/ });

  test("R-7 R-8 R-10 X-1 undefined addresses answer 404 with the crash screen, directly and by client navigation, which moves the focus and is announced", async ({
    page,
    request,
  }) => {
    for (const address of ["/host-event", "/support-event", "/media-partnership", "/events/nowhere"]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text()).toMatch(/Unexpected Application Error![\s\S]*404 Not Found/);
    }
    await openLive(page, "/landing");
    for (const address of ["/host-event", "/events/toString", "/events/city/atlantis"]) {
      await navigateInApp(page, address);
      await expect(page).toHaveTitle(`404 Not Found · ${site.productName}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(crash);
      await expect(page.getByRole("main").getByText("404 Not Found", { exact: true })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "404 Not Found" })).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
    }
  });

  test("R-8 R-9 F-4 the crash screen stays once the page is live, and leads home without loading a document; a page that throws while it renders shows it with the error's text, between header and footer", {
    tag: ["@engines", "@translated"],
  }, async ({ page }) => {
    await openLive(page, "/nowhere");
    await markDocument(page);
    const heading = page.getByRole("heading", { level: 1 });
    const text = heading.locator("xpath=following-sibling::*[1]/p[1]");
    const home = page.getByRole("main").getByRole("link", { name: "Back to Home" });
    await expect(text).toHaveText("404 Not Found");
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveText("Bitcoin Yatra");
    expect(await isMarkedDocument(page)).toBe(true);
    await breakRendering(page, "Become Our Partner");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
    await expect(heading).toHaveText(crash);
    await expect(text).toHaveText(renderingError);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveText("Bitcoin Yatra");
  });

  test("R-8 R-12 LG-1 an undefined address in a language answers 404 and one with a broken escape 400, with the crash screen, which stays once it is live", async ({
    page,
  }) => {
    for (const [address, status, heading, text] of [
      ["/hi/nowhere", 404, unexpectedError, notFound],
      ["/%", 400, crash, "400 Bad Request"],
    ] as const) {
      const answer = await openText(page, address);
      expect(answer?.status()).toBe(status);
      await untilLive(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
    }
  });
});
