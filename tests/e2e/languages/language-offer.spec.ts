import { draftEvent, foreignText, testLanguage, translatedEvents } from "../../../tools/test/test-language.ts";
import { expect, openLive, test } from "../support/site-test.ts";
import { resize } from "../support/viewport.ts";

const folder = `/${testLanguage}`;

test.describe("to a visitor who speaks the language", () => {
  test.use({ locale: testLanguage });

  test("LG-6 the page is offered in it, once a visit, in its words, without a change of layout; it can be closed", async ({
    page,
  }) => {
    await openLive(page, "/landing");
    const offer = page.locator(".language-offer");
    await expect(offer.getByRole("link")).toHaveText(foreignText("Read this page in English"));
    await expect(offer.getByRole("link")).toHaveAttribute("href", new RegExp(`${folder}/landing$`));
    await expect(offer).toHaveAttribute("lang", testLanguage);
    await offer.getByRole("button", { name: foreignText("Not now") }).click();
    await expect(offer).toHaveCount(0);
    await openLive(page, "/partners");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(offer).toHaveCount(0);
  });

  test("LG-6 it stands in an opened event too, clear of its head and buttons, and leads to its page", async ({
    page,
  }) => {
    await openLive(page, `/events/${translatedEvents[0]}`);
    const offer = page.locator("dialog .language-offer");
    const covered = () =>
      offer.evaluate((line) => {
        const own = line.getBoundingClientRect();
        return [".event-stub", ".event-letter-heading", ".event-modal-close", ".event-modal-bar"].filter((part) => {
          const { left, right, top, bottom } = line.parentElement?.querySelector(part)?.getBoundingClientRect() ?? own;
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        });
      });
    for (const width of [320, 390, 781, 1280]) {
      await resize(page, { width, height: 568 });
      await expect(offer).toBeInViewport({ ratio: 1 });
      expect(await covered(), `at ${width} px`).toEqual([]);
    }
    await resize(page, { width: 1280, height: 540 });
    await expect(offer).toBeHidden();
    await resize(page, { width: 1280, height: 568 });
    await offer.getByRole("link").press("Enter");
    await expect(page).toHaveURL(`${folder}/events/${translatedEvents[0]}`);
    await expect(page.locator(".language-offer")).toHaveCount(0);
  });
});

test.describe("to a visitor who prefers English", () => {
  test.use({ locale: "en-IN" });

  test("LG-6 a page in another language offers it, but not one that leads there above its words", async ({ page }) => {
    const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const code = page.waitForResponse(/offer-language.*\.js/);
    await openLive(page, `${folder}/events/${draftEvent}`);
    await (await code).finished();
    await idle();
    await expect(page.locator(".language-offer")).toHaveCount(0);
    await openLive(page, `${folder}/partners`);
    await expect(page.locator(".language-offer").getByRole("link")).toHaveText("Read this page in English");
  });
});
