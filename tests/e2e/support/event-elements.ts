import type { Locator, Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";

/** The event of `tests/content` with an id. @throws Error if there is none */
export function findEvent(id: string) {
  const event = testCatalogue.events.find(({ _id }) => _id === id);
  if (!event) throw new Error(`tests/content has no event ${id}`);
  return event;
}

/** The tab of a phase. */
export function phaseTab(page: Page, phase: number) {
  return page.getByRole("tab", { name: `Phase ${phase}`, exact: true });
}

/** The URL of the Events page while the tab of a phase is selected. */
export function listAt(phase: number) {
  return phase === 1 ? /\/events\?phase=1$/ : /\/events$/;
}

/** An event's card in the visible list. */
export function eventCard(page: Page, title: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

/** The link on an event's card that opens it. */
export function eventLink(page: Page, title: string) {
  return page.getByRole("link", { name: title, exact: true });
}

/** The opened event's modal. */
export function eventModal(page: Page, title: string) {
  return page.getByRole("dialog", { name: title, exact: true });
}

/** Every open modal dialog. */
export function openModals(page: Page) {
  return page.locator("dialog:modal");
}

/** The value beside a label such as `Date` in a card's or modal's facts. */
export function fact(within: Locator, label: string) {
  return within
    .locator("dl > div")
    .filter({ has: within.page().locator("dt", { hasText: label }) })
    .locator("dt + dd");
}

/** An element's position in the viewport, after scrolling to it if needed. */
export async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not visible");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Clicks at the centre of an element, whichever element receives the click there. */
export async function clickCenter(element: Locator) {
  const { x, y, width, height } = await boxOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}
