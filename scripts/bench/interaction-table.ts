import type { Browser, Locator, Page } from "@playwright/test";
import { forms } from "./forms.ts";
import { limits } from "./limits.ts";
import { median, spread } from "./statistics.ts";
import { judged, spreadText, table } from "./table.ts";

/** How many times slower than this machine's the visitor's processor is. */
const slowdown = 6;

/** The browser tells of no interaction that took less, in milliseconds. */
const shortestTold = 16;

/** For how long the frames of an answer are watched, in milliseconds. */
const answerMs = 1_500;

type Interaction = {
  name: string;
  address: string;
  tapped: (page: Page) => Locator;
  /** What is there once the tap has its answer. */
  answer: (page: Page) => Locator;
};

/** On the list, so that it can be repeated on a list of any length. */
export const openTab: Interaction = {
  name: "a tab",
  address: "/events",
  tapped: (page) => page.getByRole("tab", { name: "Phase 1" }),
  answer: (page) => page.getByRole("tabpanel", { name: "Phase 1" }),
};

const interactions: readonly Interaction[] = [
  {
    name: "the menu",
    address: "/",
    tapped: (page) => page.getByRole("button", { name: "Open menu" }),
    answer: (page) => page.getByRole("dialog", { name: "Menu" }),
  },
  {
    name: "an event's modal",
    address: "/events",
    tapped: (page) => page.locator("article a[href^='/events/']").first(),
    answer: (page) => page.getByRole("dialog"),
  },
  {
    name: "the film's modal",
    address: "/",
    tapped: (page) => page.getByRole("button", { name: "Aftermovie Phase 1" }),
    answer: (page) => page.getByRole("dialog", { name: "Aftermovie Phase 1" }),
  },
  openTab,
];

/** How long each kind of tap takes until its answer is painted, on a phone with a slow processor. */
export async function interactionTable(browser: Browser, origin: string, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let turn = 0; turn < runs; turn++) times.push(await tapTime(browser, origin, interaction));
    const text = spreadText(spread(times));
    rows.push([interaction.name, `\`${interaction.address}\``, judged(text, median(times), limits.interaction)]);
  }
  return table(["opening", "on", "INP ms"], rows);
}

/** From a tap to the paint that answers it, in milliseconds, which the browser rounds to eight. */
export async function tapTime(
  browser: Browser,
  origin: string,
  { address, tapped, answer }: Interaction,
): Promise<number> {
  const context = await browser.newContext(forms.mobile);
  try {
    const page = await context.newPage();
    await page.goto(origin + address);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    // What still loads is no part of the answer.
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(watchInteractions);
    await tapped(page).click();
    // Where no answer came there is nothing to measure.
    await answer(page).waitFor();
    await page.waitForTimeout(answerMs);
    const told = await page.evaluate(() =>
      performance.getEntriesByName("slowest-interaction").map(({ duration }) => duration),
    );
    return Math.max(shortestTold, ...told);
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps each interaction's duration as a measure, since the page's own entries are not kept. */
function watchInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) performance.measure("slowest-interaction", { start: 0, duration: entry.duration });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
