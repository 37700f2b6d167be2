/**
 * `npm run measure`: builds the site, loads six of its pages three times with Lighthouse as a phone, and taps seven things
 * seven times on a processor six times slower. Prints the medians and exits 1 when one of them breaks a limit. For a
 * machine that does nothing else meanwhile: `npm test` does not run it.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "./browsers/find-browsers.ts";
import { serveFolder } from "./browsers/serve-folder.ts";
import { type Load, runLighthouse } from "./measure/run-lighthouse.ts";
import { taps, timeTap } from "./measure/time-tap.ts";

/** Scores must not be below these, times (in milliseconds) and shifts not above. */
const least = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const most = { FCP: 800, LCP: 1000, TBT: 80, CLS: 0.01 };
const longestTap = 150;

const loadsOfEachPage = 3;
const tapsOfEachKind = 7;

const site = "build/client";

/** The middle one of an odd number of values. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;

/** What breaks a limit in the medians of a page. */
function brokenLimits(address: string, load: Load): string[] {
  const low = (Object.keys(least) as (keyof typeof least)[]).filter((key) => !(load[key] >= least[key]));
  const high = (Object.keys(most) as (keyof typeof most)[]).filter((key) => !(load[key] <= most[key]));
  return [
    ...low.map((key) => `${address}: ${key} is ${load[key]}, and may not be below ${least[key]}`),
    ...high.map((key) => `${address}: ${key} is ${load[key]}, and may not be above ${most[key]}`),
  ];
}

async function measurePages(executablePath: string, origin: string): Promise<string[]> {
  const event = readdirSync(`${site}/events`).find((name) => name.endsWith(".html"));
  if (!event) throw new Error(`${site}/events has no page of an event.`);
  const addresses = ["/", "/events", `/events/${event.replace(/\.html$/, "")}`, "/partners", "/landing", "/hi"];
  const table: Record<string, Load> = {};
  for (const address of addresses) {
    const loads: Load[] = [];
    for (let turn = 0; turn < loadsOfEachPage; turn++)
      loads.push(await runLighthouse(executablePath, origin + address));
    const keys = Object.keys(least).concat(Object.keys(most)) as (keyof Load)[];
    const round = (value: number) => Math.round(value * 1000) / 1000;
    table[address] = Object.fromEntries(
      keys.map((key) => [key, round(median(loads.map((load) => load[key])))]),
    ) as Load;
  }
  console.table(table);
  return Object.entries(table).flatMap(([address, load]) => brokenLimits(address, load));
}

async function measureTaps(browser: Browser, origin: string): Promise<string[]> {
  const table: Record<string, { median: number; longest: number }> = {};
  for (const tap of taps) {
    const durations: number[] = [];
    for (let turn = 0; turn < tapsOfEachKind; turn++) durations.push(await timeTap(browser, origin, tap));
    table[tap.name] = { median: median(durations), longest: Math.max(...durations) };
  }
  console.table(table);
  const slow = Object.entries(table).filter(([, tap]) => tap.median > longestTap);
  return slow.map(([name, tap]) => `a tap on ${name} takes ${tap.median} ms, and may not take more than ${longestTap}`);
}

const { status } = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (status !== 0) process.exit(1);
const executablePath = ensureChromium();
const { origin, stop } = await serveFolder(site);
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const broken = [...(await measurePages(executablePath, origin)), ...(await measureTaps(browser, origin))];
  for (const sentence of broken) console.error(sentence);
  console.log(broken.length === 0 ? "All limits hold." : `${broken.length} limits are broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  stop();
}
