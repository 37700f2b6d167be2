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

test("a route line's stops and the phases' tabs are hidden until what follows them is in the document @once", async ({
  page,
}) => {
  await openText(page, "/events");
  const seen = await page.evaluate(() =>
    [".phase-panel:not([hidden]) .route-stops", ".phase-tabs"].map((selector) => {
      const part = document.querySelector(selector) ?? document.body;
      const visibility = () => getComputedStyle(part).visibility;
      const whole = visibility();
      // A list that is chosen by the address stays hidden until it is there (decision 022).
      document.documentElement.dataset.list = "parsing";
      const chosen = visibility();
      delete document.documentElement.dataset.list;
      const other = document.createElement("div");
      (part.closest(".events-masthead") ?? part).after(other);
      const beforeOthers = visibility();
      other.remove();
      return { whole, chosen, beforeOthers };
    }),
  );
  expect(seen).toEqual([
    { whole: "visible", chosen: "hidden", beforeOthers: "hidden" },
    { whole: "visible", chosen: "visible", beforeOthers: "hidden" },
  ]);
});
