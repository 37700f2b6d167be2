import { expect, test } from "@playwright/test";
import { states } from "./states.ts";

/** The fixed time of the pages' clock. With the real time, dates could differ between runs. */
const now = new Date("2026-01-15T10:00:00+05:30");

/** The pause at each step while the page scrolls, in milliseconds. */
const scrollPause = 60;

for (const { name, url, width, colorScheme, act } of states)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.clock.setFixedTime(now);
    await page.goto(url, { waitUntil: "networkidle" });
    // Waits until the page is hydrated: before that, scrolling loads nothing.
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await act?.(page);
    if (!act) await page.evaluate(scrollThrough, scrollPause);
    for (const frame of page.frames()) await frame.evaluate(settle);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: !act });
  });

/** Runs in the page: scrolls to its end and back, with a pause at each step, so that lazy content loads. */
async function scrollThrough(pause: number) {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  scrollTo({ top: 0, behavior: "instant" });
}

/** Runs in the page: waits for fonts, pictures and frames, including lazy ones, and stops videos at their first frame. */
async function settle() {
  for (const film of document.querySelectorAll("video")) {
    film.pause();
    film.currentTime = 0;
    // The browser's controls change while the video loads, and are not part of the site's look.
    film.controls = false;
  }
  const frames = [...document.querySelectorAll("iframe")];
  const waiting = frames
    .filter(({ contentDocument: inner }) => inner && (inner.URL === "about:blank" || inner.readyState !== "complete"))
    .map((frame) => new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })));
  for (const lazy of [...frames, ...document.images]) lazy.loading = "eager";
  // Outside the viewport, a browser does not paint content with `content-visibility: auto`. The screenshot shows the whole page.
  for (const element of document.querySelectorAll<HTMLElement>("*"))
    if (getComputedStyle(element).contentVisibility === "auto")
      Object.assign(element.style, { contentVisibility: "visible", contain: "layout style paint" });
  await Promise.all(waiting);
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  await document.fonts.ready;
}
