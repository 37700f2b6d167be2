import { plainWords } from "../../../content-check/words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { isMarkedDocument, markDocument, navigateInApp } from "../support/client-navigation.ts";
import { expect, openHydrated, openPrerendered, test, untilHydrated } from "../support/site-test.ts";

const { site } = testCatalogue;
const crash = "Unexpected Application Error!";
const { unexpectedError = "", notFound = "" } = plainWords("hi");

// For requests of documents see `delivery/static-host.spec.ts` and `server/site-paths.test.ts`.
test("R-3 R-4 R-11 X-1 LG-1 the router redirects former paths, paths with capitals and other names of cities, and Back returns to the page before", async ({
  page,
}) => {
  await openHydrated(page, "/landing");
  for (const [path, at] of [
    ["/events/phase1", "/events"],
    ["/PARTNERS", "/partners"],
    ["/events/city/मुंबई", "/events/city/mumbai"],
  ] as const) {
    await navigateInApp(page, path);
    await expect(page).toHaveURL(at);
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  }
});

test.describe("crash screen", () => {
  test.use({ allowedErrors: /status of 40[04]|null/ });

  test("R-7 R-8 R-10 X-1 undefined paths show the crash screen with 404, for a request and for a client navigation, which moves the focus and is announced", async ({
    page,
    request,
  }) => {
    for (const path of ["/host-event", "/support-event", "/media-partnership", "/events/nowhere"]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toMatch(/Unexpected Application Error![\s\S]*404 Not Found/);
    }
    await openHydrated(page, "/landing");
    for (const path of ["/host-event", "/events/toString", "/events/city/atlantis"]) {
      await navigateInApp(page, path);
      await expect(page).toHaveTitle(`404 Not Found · ${site.productName}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(crash);
      await expect(page.getByRole("main").getByText("404 Not Found", { exact: true })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "404 Not Found" })).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One stop/);
    }
  });

  test("R-8 R-9 F-4 the crash screen survives hydration, shows the message of a rendering error, and links to Home without loading a document", {
    tag: ["@engines", "@translated"],
  }, async ({ page }) => {
    // Without its texts, the Landing page cannot be rendered.
    await page.route("**/data/**/landing.json", (route) => route.fulfill({ json: { texts: null } }));
    await openHydrated(page, "/nowhere");
    await markDocument(page);
    const heading = page.getByRole("heading", { level: 1 });
    const text = heading.locator("xpath=following-sibling::*[1]/p[1]");
    const home = page.getByRole("main").getByRole("link", { name: "Back to Home" });
    await expect(text).toHaveText("404 Not Found");
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveText("Bitcoin Yatra");
    expect(await isMarkedDocument(page)).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "What happens at a stop" }).click();
    await expect(heading).toHaveText(crash);
    await expect(text).toHaveText(/null/);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveText("Bitcoin Yatra");
  });

  test("R-8 R-12 LG-1 the crash screen of an undefined path in a language (404) and of a malformed path (400) survives hydration", async ({
    page,
  }) => {
    for (const [path, status, heading, text] of [
      ["/hi/nowhere", 404, unexpectedError, notFound],
      ["/%", 400, crash, "400 Bad Request"],
    ] as const) {
      const answer = await openPrerendered(page, path);
      expect(answer?.status()).toBe(status);
      await untilHydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
    }
  });
});
