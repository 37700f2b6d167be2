/**
 * `npm run measure`: builds the site. Loads six pages five times each with Lighthouse's mobile emulation. Times seven
 * interactions seven times each with 6× CPU throttling. Prints the medians, and exits with 1 if a median exceeds a limit.
 * `npm test` does not run it, because it needs a machine that does nothing else and has letters for Hindi, as phones have
 * (on Debian the package `fonts-noto-core`). Without them, the layout of /hi shifts when the site's fonts arrive.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "./browsers/find-browsers.ts";
import { serveBuild } from "./browsers/serve-build.ts";
import { type Load, runLighthouse } from "./measure/run-lighthouse.ts";
import { taps, timeTap } from "./measure/time-tap.ts";

/** The minimum of each score, and the maximum of each time (in milliseconds) and of the layout shift. */
const least = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const most = { FCP: 800, LCP: 1000, TBT: 80, CLS: 0.01 };
const longestTap = 150;

const loadsOfEachPage = 5;
const tapsOfEachKind = 7;

/** Returns the median of an odd number of values. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;

/** Returns a sentence for each limit that the medians of a page exceed. */
function brokenLimits(url: string, load: Load): string[] {
  const low = (Object.keys(least) as (keyof typeof least)[]).filter((key) => !(load[key] >= least[key]));
  const high = (Object.keys(most) as (keyof typeof most)[]).filter((key) => !(load[key] <= most[key]));
  return [
    ...low.map((key) => `${url}: ${key} is ${load[key]}, but must be at least ${least[key]}`),
    ...high.map((key) => `${url}: ${key} is ${load[key]}, but must be at most ${most[key]}`),
  ];
}

async function measurePages(executablePath: string, origin: string): Promise<string[]> {
  const event = readdirSync("build/client/events").find((name) => name.endsWith(".html"));
  if (!event) throw new Error("build/client/events has no event page.");
  const urls = ["/", "/events", `/events/${event.replace(/\.html$/, "")}`, "/partners", "/landing", "/hi"];
  const table: Record<string, Load> = {};
  for (const url of urls) {
    const loads: Load[] = [];
    for (let turn = 0; turn < loadsOfEachPage; turn++) loads.push(await runLighthouse(executablePath, origin + url));
    const keys = Object.keys(least).concat(Object.keys(most)) as (keyof Load)[];
    const round = (value: number) => Math.round(value * 1000) / 1000;
    table[url] = Object.fromEntries(keys.map((key) => [key, round(median(loads.map((load) => load[key])))])) as Load;
  }
  console.table(table);
  return Object.entries(table).flatMap(([url, load]) => brokenLimits(url, load));
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
  return slow.map(([name, tap]) => `a tap on ${name} takes ${tap.median} ms, but must take at most ${longestTap} ms`);
}

const { status } = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (status !== 0) process.exit(1);
const executablePath = ensureChromium();
const { origin, stop } = await serveBuild("build");
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const broken = [...(await measurePages(executablePath, origin)), ...(await measureTaps(browser, origin))];
  for (const sentence of broken) console.error(sentence);
  console.log(broken.length === 0 ? "No limit is exceeded." : `Limits exceeded: ${broken.length}.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  // For example a page that Lighthouse cannot load.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
