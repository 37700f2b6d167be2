import type { Page } from "@playwright/test";
import { type FallbackFamily, fallbackFamilies } from "../../../site-build/fonts/fallback-fonts.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/** What a page may move in all while its fonts come, as Layout Instability measures it: a tenth of what counts as good. */
const limit = 0.01;

declare global {
  interface Window {
    /** How far things have moved within the page, from 0 for not at all. */
    movedSoFar?: () => number;
  }
}

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
    let moved = 0;
    const add = (entries: PerformanceEntry[]) => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      for (const entry of entries as (PerformanceEntry & { value: number })[]) {
        // What moves while the document itself arrives in pieces is not the fonts' doing.
        if (entry.startTime > (navigation?.domInteractive ?? 0)) moved += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.movedSoFar = () => {
      add(observer.takeRecords());
      return moved;
    };
  }, family);
}

/** What has moved in a page once its fonts are there and painted. */
function moved(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let count = 0; count < 3; count += 1) await frame();
    return window.movedSoFar?.();
  });
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
        await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === "loaded");
        expect(await moved(page), address).toBeLessThanOrEqual(limit);
      }
    });
  }
});
