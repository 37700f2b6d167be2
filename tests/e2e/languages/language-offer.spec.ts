import { plainWords } from "../../../content-check/words/read-words.ts";
import { expect, openLive, test } from "../support/site-test.ts";

const { readInLanguage = "", notNow = "" } = plainWords("hi");

test.describe("to a visitor who prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("LG-6 the page is offered in it once a visit, in its words, at an opened event and once that is closed; it can be refused, and leads to the same page", async ({
    page,
  }) => {
    await openLive(page, "/events/trichy-2025");
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
    await openLive(page, "/partners");
    await page.waitForLoadState("networkidle");
    await expect(offer).toHaveCount(0);

    // A tab of its own is another visit.
    const tab = await page.context().newPage();
    await openLive(tab, "/landing");
    await tab.getByRole("link", { name: readInLanguage }).click();
    await expect(tab).toHaveURL("/hi/landing");
    await expect(tab.locator("html")).toHaveAttribute("lang", "hi");
  });

  test("LG-6 an opened event that has no page in it is not offered, but the list behind it is", async ({ page }) => {
    await openLive(page, "/events/mumbai-2025");
    await page.waitForLoadState("networkidle");
    const offer = page.getByRole("link", { name: readInLanguage });
    await expect(offer).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(offer).toHaveAttribute("href", /\/hi\/events$/);
  });
});

test("LG-6 to a visitor who prefers English a page in Hindi offers it, but not a draft, which leads there above its words", async ({
  page,
}) => {
  const offer = page.getByRole("link", { name: "Read this page in English" });
  await openLive(page, "/ur/events/srinagar-2025");
  await page.waitForLoadState("networkidle");
  await expect(offer).toHaveCount(0);
  await openLive(page, "/hi/partners");
  await expect(offer).toBeVisible();
});
