import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { median } from "./statistics.ts";

/**
 * Lighthouse's index of the phone that a visitor has: a quarter of a machine of 2,000, by which the numbers were agreed, and
 * between what Chromium's developer tools take for a phone of the middle (1,000) and a slow one (264).
 */
const phoneIndex = { loading: 500, tapping: 2_000 / 6 } as const;

/** How often the machine is measured: single figures differ by a tenth. */
const turns = 5;

/** How many times slower than this machine's the phone's processor is, while pages load and while they are tapped. */
export type Slowdown = Readonly<Record<keyof typeof phoneIndex, number>>;

/**
 * Chooses the slowdown by the machine's own speed, as Lighthouse's authors advise, so that the tables of two machines agree.
 *
 * @returns the slowdown, never below 1, and the index that it was chosen by
 */
export async function chooseSlowdown(browser: Browser): Promise<{ slowdown: Slowdown; index: number }> {
  const page = await browser.newPage();
  const indices: number[] = [];
  for (let turn = 0; turn < turns; turn++) indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = median(indices);
  const times = (phone: number) => Math.max(1, Math.round((index / phone) * 10) / 10);
  return { slowdown: { loading: times(phoneIndex.loading), tapping: times(phoneIndex.tapping) }, index };
}
