import type { Browser, Locator, Page } from "@playwright/test";
import { devices } from "./bench-browser.ts";
import { NotMeasured } from "./load.ts";
import { median, spread } from "./statistics.ts";
import { judged, limits, spreadText, table } from "./table.ts";

/** How many times slower than this machine's the visitor's processor is. */
const slowdown = 6;

/** How long the browser may take to tell of an interaction once its answer is there, in milliseconds. */
const toldWithinMs = 5_000;

/** How often it is asked meanwhile, in milliseconds. */
const toldEveryMs = 250;

/** For how long the frames of an answer are watched, in milliseconds. */
const answerMs = 1_500;

type Interaction = {
  name: string;
  address: string;
  clicked: (page: Page) => Locator;
  /** What is there once the click has its answer. */
  answer: (page: Page) => Locator;
};

/** On the list, so that it can be repeated on a list of any length. */
export const openTab: Interaction = {
  name: "a tab",
  address: "/events",
  clicked: (page) => page.getByRole("tab", { name: "Phase 1" }),
  answer: (page) => page.getByRole("tabpanel", { name: "Phase 1" }),
};

const interactions: readonly Interaction[] = [
  {
    name: "the menu",
    address: "/",
    clicked: (page) => page.getByRole("button", { name: "Open menu" }),
    answer: (page) => page.getByRole("dialog", { name: "Menu" }),
  },
  {
    name: "an event's modal",
    address: "/events",
    clicked: (page) => page.locator("article a[href^='/events/']").first(),
    answer: (page) => page.getByRole("dialog"),
  },
  {
    name: "the film's modal",
    address: "/",
    clicked: (page) => page.getByRole("button", { name: "Aftermovie Phase 1" }),
    answer: (page) => page.getByRole("dialog", { name: "Aftermovie Phase 1" }),
  },
  openTab,
];

/** How long each kind of click takes until its answer is painted, on a phone's screen with a slow processor. */
export async function interactionTable(browser: Browser, origin: string, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let turn = 0; turn < runs; turn++) times.push(await clickTime(browser, origin, interaction));
    const text = spreadText(spread(times));
    rows.push([interaction.name, `\`${interaction.address}\``, judged(text, median(times), limits.interaction)]);
  }
  return table(["opening", "on", "INP ms"], rows);
}

/**
 * From a click to the paint that answers it, in milliseconds, which the browser rounds to eight.
 *
 * @throws NotMeasured when the browser tells of no interaction, which it does not where that took less than 16 ms
 */
export async function clickTime(
  browser: Browser,
  origin: string,
  { address, clicked, answer }: Interaction,
): Promise<number> {
  const context = await browser.newContext(devices.mobile);
  try {
    const page = await context.newPage();
    await page.goto(origin + address);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    // What still loads is no part of the answer.
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(watchInteractions);
    await clicked(page).click();
    // Where no answer came there is nothing to measure.
    await answer(page).waitFor();
    await page.waitForTimeout(answerMs);
    return Math.max(...(await toldDurations(page)));
  } finally {
    await context.close();
  }
}

/** What the browser has told of the page's interactions: at least one. */
async function toldDurations(page: Page): Promise<number[]> {
  for (let waited = 0; waited <= toldWithinMs; waited += toldEveryMs) {
    const told = await page.evaluate(() => performance.getEntriesByName("interaction").map(({ duration }) => duration));
    if (told.length > 0) return told;
    await page.waitForTimeout(toldEveryMs);
  }
  throw new NotMeasured(`${page.url()}: the browser told of no interaction within ${toldWithinMs} ms`);
}

/** Runs in the page: keeps each interaction's duration as a measure, since the page's own entries are not kept. */
function watchInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) performance.measure("interaction", { start: 0, duration: entry.duration });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
