import type { Locator, Page } from "@playwright/test";
import { clickAt, eventCard, eventModal, fact, openModals, placeOf } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";

/** Draws the pointer over an element's words, from the first to the last, as a person does who selects them. */
async function drawOver(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, right, bottom } = await element.evaluate((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    const { left, top, right, bottom } = words.getBoundingClientRect();
    return { x: left, y: top, right, bottom };
  });
  await page.mouse.move(x + 1, y + 6);
  await page.mouse.down();
  await page.mouse.move(right + 4, bottom - 6, { steps: 8 });
  await page.mouse.up();
}

/** What is selected, its no-break spaces as blanks. */
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString().replace(/\s+/g, " ").trim());

test("E-6 a card's facts can be selected, which opens nothing @once", async ({ page }) => {
  await openLive(page, "/events");
  const card = eventCard(page, "Bitcoin Yatra Delhi");
  for (const [element, words] of [
    [fact(card, "Date"), "10th September, 2025"],
    [fact(card, "Time"), "4:00 PM – 8:00 PM IST"],
    [fact(card, "Venue"), "Central Lawn Pavilion, Janpath, New Delhi 110001"],
  ] as const) {
    await drawOver(page, element);
    expect(await selected(page)).toBe(words);
    await expect(openModals(page)).toHaveCount(0);
    await expect(page).toHaveURL("/events");
  }
});

test("E-6 a plain click opens the event, also while something on its card is selected @once", async ({ page }) => {
  await openLive(page, "/events");
  const card = eventCard(page, "Bitcoin Yatra Delhi");
  await drawOver(page, fact(card, "Date"));
  expect(await selected(page)).toBe("10th September, 2025");
  await clickAt(fact(card, "Time"));
  await expect(eventModal(page, "Bitcoin Yatra Delhi")).toBeVisible();
});

test("E-6 a click with Ctrl on a card's facts opens the event in a tab of its own @once", async ({ page }) => {
  await openLive(page, "/events");
  const date = await placeOf(fact(eventCard(page, "Bitcoin Yatra Delhi"), "Date"));
  const opened = page.context().waitForEvent("page");
  await page.keyboard.down("Control");
  await page.mouse.click(date.x + 20, date.y + 8);
  await page.keyboard.up("Control");
  await expect(await opened).toHaveURL("/events/delhi-2025");
  await expect(openModals(page)).toHaveCount(0);
});
