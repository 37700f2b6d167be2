import type { Page } from "@playwright/test";
import { type FallbackFamily, fallbackFamilies } from "../../../site-build/fonts/fallback-fonts.ts";
import { movedWithFonts, unnoticedShift, watchShifts } from "../support/layout-shifts.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

/** Whether the device has a font, in both of its cuts. */
function hasFonts(page: Page, { regular, bold }: FallbackFamily): Promise<boolean> {
  return page.evaluate(
    async (cuts) => {
      const found = await Promise.all(
        cuts.map(async (names) => {
          const source = names.map((name) => `local("${name}")`).join();
          return await new FontFace("Device", source).load().catch(() => undefined);
        }),
      );
      return found.every(Boolean);
    },
    [regular.names, bold.names],
  );
}

/** Lets the pages that are opened next have no other fallback font than this one, and sums up what moves in them. */
async function watchWith(page: Page, family: string) {
  await page.addInitScript((only) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { --fallbacks: "${only}", monospace; }`);
    document.adoptedStyleSheets = [sheet];
  }, family);
  await watchShifts(page);
}

test.describe("when the fonts come", () => {
  // On phones as they are; a desktop's window as Lighthouse opens it.
  test.use({
    viewport: async ({ viewport, isMobile }, use) => use(isMobile ? viewport : { width: 1350, height: 940 }),
  });

  for (const family of fallbackFamilies) {
    test(`nothing moves on a device that has ${family.regular.names[0]}`, async ({ page }) => {
      // biome-ignore lint/suspicious/noSkippedTests: what this machine has not cannot be looked at, and the report says so
      test.skip(!(await hasFonts(page, family)), `This machine has no ${family.regular.names[0]}.`);
      await watchWith(page, family.family);
      for (const address of ["/", "/events", "/partners", "/landing", "/events/trichy-2025"]) {
        await openLive(page, address);
        expect(await movedWithFonts(page), address).toBeLessThanOrEqual(unnoticedShift);
      }
    });
  }
});

test("a route line's stops show once all have arrived: until then each more moves the others", async ({ page }) => {
  await openText(page, "/events");
  const seen = await page.locator(".phase-panel:not([hidden]) .route-stops").evaluate((stops) => {
    const visibility = () => getComputedStyle(stops).visibility;
    const whole = visibility();
    stops.nextSibling?.remove();
    return [whole, visibility()];
  });
  expect(seen).toEqual(["visible", "hidden"]);
});
