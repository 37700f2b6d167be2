import { plainWords } from "../../../content-check/words/read-words.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

const { readInLanguage = "", notNow = "" } = plainWords("hi");

test.describe("a visitor who prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("LG-6 is offered the same page in Hindi once a visit, and can dismiss the offer", async ({ page }) => {
    await openHydrated(page, "/events/trichy-2025");
    const offer = page.getByRole("link", { name: readInLanguage });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(offer).toBeInViewport({ ratio: 1 });
    }
    await expect(offer).toHaveAttribute("href", /\/hi\/events\/trichy-2025$/);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/events");
    await expect(offer).toHaveAttribute("href", /\/hi\/events$/);
    await page.getByRole("button", { name: notNow }).click();
    await expect(offer).toHaveCount(0);
    await openHydrated(page, "/partners");
    await page.waitForLoadState("networkidle");
    await expect(offer).toHaveCount(0);

    // A new tab is a new visit.
    const tab = await page.context().newPage();
    await openHydrated(tab, "/landing");
    await tab.getByRole("link", { name: readInLanguage }).click();
    await expect(tab).toHaveURL("/hi/landing");
    await expect(tab.locator("html")).toHaveAttribute("lang", "hi");
  });

  test("LG-6 is not offered an event without a page in Hindi, but the list behind it", async ({ page }) => {
    await openHydrated(page, "/events/mumbai-2025");
    await page.waitForLoadState("networkidle");
    const offer = page.getByRole("link", { name: readInLanguage });
    await expect(offer).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(offer).toHaveAttribute("href", /\/hi\/events$/);
  });
});

test("LG-6 a visitor who prefers English is offered the English page on a page in Hindi, but not on a draft, which already has that link", async ({
  page,
}) => {
  const offer = page.getByRole("link", { name: "Read this page in English" });
  await openHydrated(page, "/ur/events/srinagar-2025");
  await page.waitForLoadState("networkidle");
  await expect(offer).toHaveCount(0);
  await openHydrated(page, "/hi/partners");
  await expect(offer).toBeVisible();
});
