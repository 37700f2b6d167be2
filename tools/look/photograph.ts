import type { Browser, Page } from "@playwright/test";
import type { State } from "./states.ts";

/** The time that pages take for now: with another one each run, dates could differ. */
const now = new Date("2026-01-15T10:00:00+05:30");

/** How often a page is photographed until two pictures in a row are the same, and the pause between them in milliseconds. */
const attempts = 15;
const pause = 200;

/** How long each part of a page is in view when it is scrolled through, in milliseconds. */
const dwell = 60;

/**
 * Photographs one state of a site.
 *
 * @param origin where the site is served
 * @returns the PNG file
 * @throws Error when the state cannot be reached, or never stops changing
 */
export async function photograph(browser: Browser, origin: string, state: State): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: state.width, height: 800 },
    colorScheme: state.colorScheme,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A worker that answers from its cache would make what is shown depend on time.
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await page.goto(state.address, { waitUntil: "networkidle" });
    // The script is at work: before that, nothing would load by a scroll.
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await state.act?.(page);
    return await photographAtRest(page, !state.act);
  } finally {
    await context.close();
  }
}

async function photographAtRest(page: Page, fullPage: boolean): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (fullPage) await page.evaluate(scrollThrough, dwell);
    for (const frame of page.frames()) await frame.evaluate(settle);
    const next = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
    if (last?.equals(next)) return next;
    last = next;
    await page.waitForTimeout(pause);
  }
  throw new Error(`${page.url()} was still changing after ${attempts} pictures.`);
}

/** Runs in the page: scrolls to its end and back, and stays in each place for so many milliseconds, so that what loads only in view loads. */
async function scrollThrough(stay: number) {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, stay));
  }
  scrollTo({ top: 0, behavior: "instant" });
}

/** Runs in the page: waits for its fonts, pictures and frames, also those that load only in view, and shows films at their first picture. */
async function settle() {
  for (const film of document.querySelectorAll("video")) {
    film.pause();
    film.currentTime = 0;
    // The browser's own controls: they change as the film loads, and are not the site's look.
    film.controls = false;
  }
  const frames = [...document.querySelectorAll("iframe")];
  const waiting = frames
    .filter(({ contentDocument: inner }) => inner && (inner.URL === "about:blank" || inner.readyState !== "complete"))
    .map((frame) => new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })));
  for (const lazy of [...frames, ...document.images]) lazy.loading = "eager";
  await Promise.all(waiting);
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  await document.fonts.ready;
}
