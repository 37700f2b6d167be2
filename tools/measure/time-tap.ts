import { type Browser, devices } from "@playwright/test";

/** The factor of the CPU throttling. */
const slowdown = 6;

/** Event Timing does not report shorter interactions, in milliseconds. */
const shortest = 16;

/**
 * The time before and after a tap, in milliseconds. Before: visitors tap what they see, so the browser has painted it.
 * After: the browser has reported the last event.
 */
const pause = 1000;

/** A tap on the first element that matches `tapped`. The page has responded when an element matches `answer`. */
export type Tap = { name: string; url: string; tapped: string; answer: string };

export const taps: readonly Tap[] = [
  { name: "menu", url: "/", tapped: "header button[aria-haspopup=dialog]", answer: "dialog[open]" },
  { name: "event", url: "/events", tapped: "main article a[href^='/events/']", answer: "dialog[open] h2" },
  {
    name: "phase",
    url: "/events",
    tapped: "[role=tab][aria-selected=false]",
    answer: "[role=tab]:last-of-type[aria-selected=true]",
  },
  {
    name: "city",
    url: "/events",
    tapped: "main nav a[href*=city]",
    answer: "main nav a[href*=city][aria-current]",
  },
  { name: "film", url: "/", tapped: "main button[aria-haspopup=dialog]", answer: "dialog[open]" },
  { name: "question", url: "/landing", tapped: "main summary", answer: "main details[open]" },
  {
    name: "page",
    url: "/landing",
    tapped: "footer a[href='/partners']",
    answer: "footer a[href='/partners'][aria-current]",
  },
];

/**
 * Taps once in an emulated phone with CPU throttling.
 *
 * @returns the Interaction to Next Paint (INP) from Event Timing, in milliseconds; 16 if it was shorter
 * @throws Error if the page does not respond
 */
export async function timeTap(browser: Browser, origin: string, { url, tapped, answer }: Tap): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    await page.goto(origin + url, { waitUntil: "networkidle" });
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const place = page.locator(tapped).first();
    await place.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await place.boundingBox();
    if (!box) throw new Error(`${page.url()}: ${tapped} is not visible.`);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const durations = await page.evaluateHandle(watchInteractions, shortest);
    await page.waitForTimeout(pause);
    // Not locator.tap(), and no waitFor() until the pause is over: their checks run in the page and would count as its work.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(pause);
    await page.locator(answer).first().waitFor({ state: "attached" });
    return Math.max(shortest, ...(await durations.jsonValue()));
  } finally {
    await context.close();
  }
}

/** Runs in the page. @returns a list to which the duration of each interaction event until the next paint is added */
function watchInteractions(durationThreshold: number): number[] {
  const durations: number[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) if (entry.interactionId) durations.push(entry.duration);
  };
  const interactions = new PerformanceObserver((list) => keep(list.getEntries()));
  // TypeScript's DOM types lack `durationThreshold` of the Event Timing specification.
  interactions.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  return durations;
}
