import { glob, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { writeEnglishWords } from "../test/test-language.ts";
import { type BenchBrowser, openBrowser } from "./bench-browser.ts";
import { growthOfLanguages } from "./growth-of-languages.ts";
import { growthOfPartners } from "./growth-of-partners.ts";
import { drawingText, eventTables, partnerTable } from "./growth-tables.ts";
import { openTab, timeTap } from "./interaction-table.ts";
import { load, orNone } from "./load.ts";
import { makeContent } from "./made-content.ts";
import { processUse } from "./program.ts";
import { type PageRun, runLighthouse } from "./run-lighthouse.ts";
import { runSite } from "./run-servers.ts";
import { chooseSlowdown, type Slowdown } from "./slow-phone.ts";
import { figure } from "./table.ts";
import { type BuildCost, timeBuild } from "./time-build.ts";
import type { Bench, Section } from "./workspace.ts";

/**
 * How many events and partners the site is measured with; larger sizes on request. The second one draws every look that a
 * generated event has.
 */
const eventSizes = [11, 100, 300, 1_000, 5_000];
const partnerSizes = [100, 1_000, 10_000, 100_000];

/** How many partners are measured for each event of the largest site. */
const partnersForEvent = 100;

/** Part c: what more events, languages and partners cost. @param largest leaves larger sizes out, of events and of partners */
export async function measureGrowth(bench: Bench, home: string, largest: number): Promise<Section> {
  const chromium = await openBrowser(bench.undo);
  const english = path.join(bench.workspace, "english");
  await writeEnglishWords(english);
  const languages = await growthOfLanguages(bench, english);
  const sites: (SizedSite | FailedSize)[] = [];
  for (const [index, size] of eventSizes.filter((each) => each <= largest).entries()) {
    const site = await growthOfEvents(bench, { chromium, words: english }, size, index === 1);
    sites.push(site);
    // What fails with so many would take long to fail with more.
    if ("failure" in site) break;
  }
  const databases = [];
  for (const size of partnerSizes.filter((each) => each <= largest * partnersForEvent)) {
    databases.push(await growthOfPartners(bench, home, size));
  }
  const body = [
    `### Languages\n\n${languages}`,
    `### Events\n\n${eventTables(sites)}`,
    `### Pictures that are drawn for the first time\n\n${drawingText(sites)}`,
    `### Partners\n\n${partnerTable(databases)}`,
  ];
  return { heading: "Growth", body: body.join("\n\n") };
}

/** What a site with so many events costs. Weights in bytes, as sent with Brotli. */
export type SizedSite = {
  events: number;
  /** Where pictures were drawn first, what that build took. */
  drawing: BuildCost | undefined;
  build: BuildCost;
  files: number;
  bytes: number;
  listHtml: number;
  listElements: number;
  eventHtml: number;
  /** Its memory is the most that it had at once. */
  server: { startMs: number; megabytes: number; openFiles: number; listPerSecond: number };
  loading: Slowdown[];
  tapping: Slowdown[];
  /** Loads of the list. */
  list: PageRun[];
  /** Until taps on its tab are answered, in milliseconds; NaN where the browser told of no interaction. */
  tabMs: number[];
};

/** A size that could not be measured to its end, and why. */
export type FailedSize = { events: number; failure: string };

/** How long the list is asked for, in seconds. */
const loadSeconds = 2;

/** How often the list is loaded and its tab tapped: the blocking time of one list differs by 50 ms from load to load. */
const listLoads = 5;

/** Whom the list is shown to, and the folder with the words of the only language that is built. */
type Surroundings = { chromium: BenchBrowser; words: string };

/**
 * Builds and serves a site with so many events.
 *
 * @param draws whether its first build is the one that draws the generated events' pictures
 */
async function growthOfEvents(
  bench: Bench,
  { chromium, words }: Surroundings,
  events: number,
  draws: boolean,
): Promise<SizedSite | FailedSize> {
  const home = path.join(bench.workspace, `events-${events}`);
  try {
    bench.say(`building a site with ${events} events`);
    const content = await makeContent(path.join(home, "content"), events);
    const once = () => timeBuild({ content, output: path.join(home, "build"), words }, bench.undo);
    // The first one draws pictures and compresses pages that other sizes have kept from sizes before.
    const first = await once();
    const build = await once();
    const drawing = draws ? first : undefined;
    bench.say(`built in ${figure(build.seconds, 1)} s with ${figure(build.megabytes)} MB; serving ${events} events`);
    return { events, drawing, build, ...(await weigh(home)), ...(await serve(bench, chromium, home)) };
  } catch (error) {
    return { events, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function weigh(home: string) {
  const client = path.join(home, "build/client");
  const names = await Array.fromAsync(glob("**/*.*", { cwd: client }));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(client, name))).size));
  const list = await readFile(path.join(client, "events.html"), "utf8");
  const event = names.find((name) => name.startsWith("events/") && name.endsWith(".html.br")) ?? "";
  return {
    files: names.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    listHtml: (await stat(path.join(client, "events.html.br"))).size,
    listElements: list.match(/<[a-z]/g)?.length ?? 0,
    eventHtml: (await stat(path.join(client, event))).size,
  };
}

async function serve({ undo, say }: Bench, chromium: BenchBrowser, home: string) {
  const before = performance.now();
  const site = await runSite(home, path.join(home, "partners.sqlite"), undo);
  const startMs = performance.now() - before;
  const { perSecond } = await load(site, "/events", loadSeconds);
  const use = await processUse(site.pid);
  const [loading, tapping]: [Slowdown[], Slowdown[]] = [[], []];
  const [list, tabMs]: [PageRun[], number[]] = [[], []];
  for (let turn = 0; turn < listLoads; turn++) {
    const phone = await chooseSlowdown(chromium.browser, "mobile", loading);
    const options = { device: "mobile", finds: "times", slowdown: phone } as const;
    list.push(await runLighthouse(chromium, `${site.origin}/events`, options));
    const slowdown = await chooseSlowdown(chromium.browser, "tapping", tapping);
    const tap = timeTap(chromium.browser, site.origin, openTab, slowdown).then(({ answered }) => answered);
    tabMs.push(await orNone(tap, Number.NaN, say));
  }
  await site.stop();
  const { peakMegabytes: megabytes = Number.NaN, openFiles = Number.NaN } = use ?? {};
  return { server: { startMs, megabytes, openFiles, listPerSecond: perSecond }, loading, tapping, list, tabMs };
}
