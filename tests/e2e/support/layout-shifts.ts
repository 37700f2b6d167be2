import type { Page } from "@playwright/test";

/** The largest layout shift score that fonts may cause: a tenth of what counts as good (0.1). */
export const unnoticedShift = 0.01;

declare global {
  interface Window {
    /** The sum of the layout shift scores so far. */
    layoutShift?: () => number;
  }
}

/** Records the layout shifts of the pages that are opened next. `layoutShiftOf` returns their sum. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      for (const entry of entries as (PerformanceEntry & { value: number })[]) {
        // Shifts while the document is still parsed are not caused by fonts.
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

/** Waits until the network is idle, all fonts are loaded and the page is painted. */
export async function untilLoadedAndPainted(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Waits until a page is loaded and painted. @returns the sum of its layout shift scores */
export async function layoutShiftOf(page: Page): Promise<number | undefined> {
  await untilLoadedAndPainted(page);
  return page.evaluate(() => window.layoutShift?.());
}
