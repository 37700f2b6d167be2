import { type Browser, devices, type Page } from "@playwright/test";

/** How many times slower than this machine's the phone's processor is. */
const slowdown = 6;

/** Event Timing reports no interaction that took less, in milliseconds. */
const shortest = 16;

/** A tap on what a selector finds first, and the selector of what the page shows once it has answered. */
export type Tap = { name: string; address: string; tapped: string; answer: string };

export const taps: readonly Tap[] = [
  { name: "menu", address: "/", tapped: "header button[aria-haspopup=dialog]", answer: "dialog[open]" },
  { name: "event", address: "/events", tapped: "main article a[href^='/events/']", answer: "dialog[open] h2" },
  {
    name: "phase",
    address: "/events",
    tapped: "[role=tab][aria-selected=false]",
    answer: "[role=tab]:last-of-type[aria-selected=true]",
  },
  {
    name: "city",
    address: "/events",
    tapped: "main nav a[href*=city]",
    answer: "main nav a[href*=city][aria-current]",
  },
  { name: "film", address: "/", tapped: "main button[aria-haspopup=dialog]", answer: "dialog[open]" },
  { name: "question", address: "/landing", tapped: "main summary", answer: "main details[open]" },
  {
    name: "page",
    address: "/landing",
    tapped: "footer a[href='/partners']",
    answer: "footer a[href='/partners'][aria-current]",
  },
];

/**
 * Taps once on a phone with a slow processor.
 *
 * @returns the Interaction to Next Paint (INP) as Event Timing reports it, in milliseconds; 16 where it was shorter
 * @throws Error when the page does not answer
 */
export async function timeTap(browser: Browser, origin: string, { address, tapped, answer }: Tap): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const place = page.locator(tapped).first();
    await place.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await place.boundingBox();
    if (!box) throw new Error(`${page.url()}: ${tapped} is not shown.`);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(watchInteractions, shortest);
    // Not by the locator: Playwright's check of what a tap meets would run in the page and count as its work.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator(answer).first().waitFor({ state: "attached" });
    return Math.max(shortest, ...(await interactions(page)));
  } finally {
    await context.close();
  }
}

type Watched = { interactions: PerformanceObserver; durations: number[] };

/** Runs in the page: keeps how long each event of an interaction takes until the next paint. */
function watchInteractions(durationThreshold: number) {
  const durations: number[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) if (entry.interactionId) durations.push(entry.duration);
  };
  const interactions = new PerformanceObserver((list) => keep(list.getEntries()));
  // TypeScript does not know this member of the Event Timing specification.
  interactions.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  Object.assign(globalThis, { interactions, durations } satisfies Watched);
}

/** What the page has kept, once the browser has had a second to report the last event. */
async function interactions(page: Page): Promise<number[]> {
  await page.waitForTimeout(1000);
  return page.evaluate(() => (globalThis as unknown as Watched).durations);
}
