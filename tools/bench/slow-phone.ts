import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { median, spread } from "./statistics.ts";
import { figure, spreadText } from "./table.ts";

/**
 * Lighthouse's index of what a visitor has. The numbers were agreed on a machine of 2,000: the desktop is that, the phone that
 * loads pages a quarter of it and the one that is tapped a sixth, between what Chromium's developer tools take for a phone of
 * the middle (1,000) and a slow one (264).
 */
const visitorIndex = { mobile: 500, tapping: 2_000 / 6, desktop: 2_000 } as const;

/** Who loads a page, and who taps on it. */
export type Visitor = keyof typeof visitorIndex;

/**
 * Lighthouse's index of this machine, the mean of two processes that ask at once, and how many times slower each visitor's processor
 * is, never below 1.
 */
export type Slowdown = { index: number } & Readonly<Record<Visitor, number>>;

/**
 * How many processes ask for the index at once. A browser has work for two while it shows a page, the page's own and that of drawing
 * and fetching: on a machine with one of two processors taken, an index that is asked alone finds the other free and does not tell.
 * With two free cores the mean of two is Lighthouse's index. Where two processors share a core, or there is one, it is lower than
 * that, and the phone faster.
 */
const askedAtOnce = 2;

/**
 * Chooses the slowdown by the machine's speed at the moment, as Lighthouse's authors advise, so that tables of two machines, or of
 * one with other work to do, agree. It is chosen before each page with its floor and before each tap, since other work comes and
 * goes; it takes a second, and single figures differ by a tenth, which the medians of the turns even out. Lighthouse takes its own
 * index before each load, too late for a choice. It is left to do so: without that second of work the first paint came 75 ms later,
 * by the medians of eight loads.
 *
 * @param chosen keeps what was chosen, for `slowdownText`
 * @returns how many times slower the visitor's processor is
 */
export async function chooseSlowdown(browser: Browser, visitor: Visitor, chosen: Slowdown[]): Promise<number> {
  // Pages of different contexts have a process each.
  const asked = Array.from({ length: askedAtOnce }, async () => (await browser.newContext()).newPage());
  const pages = await Promise.all(asked);
  const indices = await Promise.all(pages.map((page) => page.evaluate(pageFunctions.computeBenchmarkIndex)));
  await Promise.all(pages.map((page) => page.context().close()));
  const slowdown = slowdownFor(median(indices));
  chosen.push(slowdown);
  return slowdown[visitor];
}

/** The slowdown for a machine of an index. */
export function slowdownFor(index: number): Slowdown {
  const times = (visitor: Visitor) => Math.max(1, Math.round((index / visitorIndex[visitor]) * 10) / 10);
  return { index, mobile: times("mobile"), tapping: times("tapping"), desktop: times("desktop") };
}

/** Tells by which indices the slowdowns of one visitor were chosen, and what they were. */
export function slowdownText(chosen: readonly Slowdown[], visitor: Visitor): string {
  const indices = chosen.map(({ index }) => index);
  const slower = indices.filter((index) => index < visitorIndex[visitor]).length;
  const times = spreadText(spread(chosen.map((each) => each[visitor])), 1);
  return [
    `Lighthouse's index of this machine was ${spreadText(spread(indices))}, the mean of ${askedAtOnce} that were asked at once, taken anew each time; its processor was slowed`,
    `${times} times for it, to an index of ${figure(visitorIndex[visitor])}${slower > 0 ? `, below which it was by itself ${slower} of ${chosen.length} times` : ""}.`,
  ].join(" ");
}
