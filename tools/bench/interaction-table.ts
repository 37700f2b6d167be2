import type { Browser, Page } from "@playwright/test";
import { devices } from "./bench-browser.ts";
import { NotMeasured, orNone } from "./load.ts";
import { chooseSlowdown, type Slowdown, slowdownText } from "./slow-phone.ts";
import { spread } from "./statistics.ts";
import { judged, limits, spreadText, table } from "./table.ts";
import type { Bench } from "./workspace.ts";

/** How long a page may take to become live, to answer and to tell of it, each in milliseconds. */
const patienceMs = 30_000;

/** How often it is asked meanwhile, in milliseconds: to ask takes time of it too. */
const askedEveryMs = 250;

/** How long what a scroll shows may take to be laid out and painted, in milliseconds. */
const scrolledMs = 500;

/** How long a finger rests on what it taps, in milliseconds. */
const fingerMs = 80;

/** Within what time after the whole answer the browser tells of the interaction's last event, in milliseconds. */
const lastToldMs = 500;

/** A tap on what a selector finds first, and the selector of what is there once it has its whole answer. */
type Interaction = { name: string; address: string; tapped: string; answer: string };

/** On the list, so that it can be repeated on a list of any length. */
export const openTab: Interaction = {
  name: "a phase",
  address: "/events",
  tapped: "#phase-1-tab",
  answer: "#phase-1:not([hidden]) article",
};

const kinds: readonly Interaction[] = [
  { name: "the menu", address: "/", tapped: ".header button[aria-haspopup]", answer: "dialog[open]" },
  { name: "an event", address: "/events", tapped: "article a[href^='/events/']", answer: "dialog[open] h2" },
  openTab,
  {
    name: "a city",
    address: "/events",
    tapped: ".city-chips a:nth-child(4)",
    answer: ".city-chips :nth-child(4)[aria-current]",
  },
  { name: "the film", address: "/", tapped: ".aftermovie button", answer: "dialog[open]" },
  { name: "a question", address: "/landing", tapped: ".question summary", answer: ".question[open]" },
  { name: "a page", address: "/", tapped: "a[href='/partners']:not(.header *)", answer: ".partner-actions" },
];

/** What a tap took, in milliseconds. */
type Tap = {
  /** Until the paint that answers it, as Event Timing tells it, in steps of eight. */
  answered: number;
  /** Until the whole of what was asked for has been painted, from when the finger lifts. */
  whole: number;
};

/** How long each kind of tap takes until its answer is painted, on a phone's screen with a slow processor, turn by turn. */
export async function measureTaps({ runs, say }: Bench, browser: Browser, origin: string): Promise<string> {
  const measured = kinds.map((interaction) => ({ interaction, taps: [] as Tap[] }));
  const chosen: Slowdown[] = [];
  for (let turn = 1; turn <= runs; turn++) {
    say(`taps, turn ${turn} of ${runs}`);
    for (const { interaction, taps } of measured) {
      const slowdown = await chooseSlowdown(browser, "tapping", chosen);
      const tapping = timeTap(browser, origin, interaction, slowdown);
      const tap = await orNone<Tap | undefined>(tapping, undefined, say);
      if (tap) taps.push(tap);
    }
  }
  const rows = measured.map(({ interaction: { name, address }, taps }) => {
    const told = taps.length < runs ? `${name} (${taps.length} of ${runs} measured)` : name;
    if (taps.length === 0) return [told, `\`${address}\``, "none", "none"];
    const answered = spread(taps.map((tap) => tap.answered));
    const text = judged(spreadText(answered), answered.median, limits.interaction);
    return [told, `\`${address}\``, text, spreadText(spread(taps.map(({ whole }) => whole)))];
  });
  return `${slowdownText(chosen, "tapping")}\n\n${table(["a tap on", "on", "INP ms", "whole answer painted, ms"], rows)}`;
}

/**
 * Taps once, on a page that has all that it loads, as the browser's own protocol has a finger do. The page is asked by
 * nothing but evaluated functions: Playwright's locators put listeners of their own into it, whose time would be the page's.
 *
 * @throws NotMeasured when the browser tells of no interaction, as of one below 16 ms, or a finger would not meet what is to be tapped
 */
export async function timeTap(
  browser: Browser,
  origin: string,
  { address, tapped, answer }: Interaction,
  slowdown: number,
): Promise<Tap> {
  const context = await browser.newContext(devices.mobile);
  try {
    const page = await context.newPage();
    await page.goto(origin + address);
    await isThere(page, "html[data-ready]");
    // What still loads is no part of the answer.
    await page.waitForLoadState("networkidle");
    await page.evaluate((first) => document.querySelector(first)?.scrollIntoView({ block: "center" }), tapped);
    await page.waitForTimeout(scrolledMs);
    const touched = await page.evaluate(middleOf, tapped);
    if (!touched) throw new NotMeasured(`${page.url()}: a finger does not meet ${tapped}`);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(watchInteractions, answer);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touched] });
    await page.waitForTimeout(fingerMs);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // Where no answer came there is nothing to measure.
    await isThere(page, answer);
    const whole = Math.min(...(await told(page, "answer", wholeAnswers)));
    await page.waitForTimeout(lastToldMs);
    return { answered: Math.max(...(await told(page, "interaction", interactions))), whole };
  } finally {
    await context.close();
  }
}

/** Waits until a page has what a selector finds. @throws NotMeasured */
async function isThere(page: Page, selector: string): Promise<void> {
  const asked = (query: string) => document.querySelector(query) !== null;
  for (let waited = 0; waited <= patienceMs; waited += askedEveryMs) {
    await page.waitForTimeout(askedEveryMs);
    if (await page.evaluate(asked, selector)) return;
  }
  throw new NotMeasured(`${page.url()}: no ${selector} within ${patienceMs} ms`);
}

/** Runs in the page: the middle of what is to be tapped, or null where something else lies there. */
function middleOf(tapped: string): { x: number; y: number } | null {
  const element = document.querySelector(tapped);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** What a function that runs in the page finds there: at least one duration. @throws NotMeasured */
async function told(page: Page, what: string, find: () => number[]): Promise<number[]> {
  for (let waited = 0; waited <= patienceMs; waited += askedEveryMs) {
    const durations = await page.evaluate(find);
    if (durations.length > 0) return durations;
    await page.waitForTimeout(askedEveryMs);
  }
  throw new NotMeasured(`${page.url()}: the browser told of no ${what} within ${patienceMs} ms`);
}

/** What the page was told of its events. */
type Told = { toldOfEvents: PerformanceObserverEntryList[] };

/** Runs in the page: how long each event of an interaction took until its paint. */
function interactions(): number[] {
  const lists = (globalThis as unknown as Told).toldOfEvents;
  const entries = lists.flatMap((list) => list.getEntries() as PerformanceEventTiming[]);
  return entries.filter(({ interactionId }) => interactionId).map(({ duration }) => duration);
}

/** Runs in the page: how long after the finger lifted the whole answer was painted. */
function wholeAnswers(): number[] {
  return performance.getEntriesByName("whole").map(({ duration }) => duration);
}

/**
 * Runs in the page: keeps what it is told of its events, and how long after the finger lifted the whole answer was painted. The
 * lists are looked through afterwards: they come while the finger lifts, and a look would hold up the page that is measured.
 */
function watchInteractions(answer: string): void {
  const lists: PerformanceObserverEntryList[] = [];
  Object.assign(globalThis, { toldOfEvents: lists } satisfies Told);
  new PerformanceObserver((list) => void lists.push(list)).observe({
    type: "event",
    durationThreshold: 16,
  } as PerformanceObserverInit);
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector(answer) === null) return requestAnimationFrame(look);
        // The task after the frame in which it is there runs when that is painted.
        return setTimeout(() => performance.measure("whole", { start: timeStamp, end: performance.now() }));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
