import type { Page } from "@playwright/test";

/** How much of a page may move while its fonts arrive, as Layout Instability scores it: a tenth of what counts as good. */
export const unnoticedShift = 0.01;

declare global {
  interface Window {
    /** The layout shift so far, from 0 for none. */
    layoutShift?: () => number;
  }
}

/** Adds up the layout shift of the pages that are opened next. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      for (const entry of entries as (PerformanceEntry & { value: number })[]) {
        // While the document itself arrives in pieces, fonts move nothing.
        if (entry.startTime > (navigation?.domInteractive ?? 0)) sum += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

/** Waits until everything that a page asks for by itself has arrived, fonts included, and is painted. */
export async function everythingIsThere(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The layout shift of a page once everything is there. */
export async function shiftOf(page: Page): Promise<number | undefined> {
  await everythingIsThere(page);
  return page.evaluate(() => window.layoutShift?.());
}
