import type { Page } from "@playwright/test";
import { fontsAreThere } from "./fonts-are-there.ts";

/** What a page may move in all while its fonts come, as Layout Instability measures it: a tenth of what counts as good. */
export const unnoticedShift = 0.01;

declare global {
  interface Window {
    /** How far things have moved within the page, from 0 for not at all. */
    movedSoFar?: () => number;
  }
}

/**
 * Leaves the cities' names in their own languages out of the pages that are opened next. Without the site's fonts they come in
 * the device's letters, each as broad as that device has them, and their boards grow by it.
 */
export async function leaveOutOwnNames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".station-board-own { display: none }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Sums up what moves in the pages that are opened next. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

/** What has moved in a page once its fonts are there and painted. */
export async function movedWithFonts(page: Page): Promise<number | undefined> {
  await fontsAreThere(page);
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let count = 0; count < 3; count += 1) await frame();
    return window.movedSoFar?.();
  });
}
