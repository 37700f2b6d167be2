import type { Locator, Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";

/** The events of the tests' content, read from their files: what a page shows is compared with what was written. */
export const bundledEvents = testCatalogue.events;

/** The event whose file has this name. */
export function bundledEvent(id: string) {
  const event = bundledEvents.find(({ _id }) => _id === id);
  if (!event) throw new Error(`the tests' content has no ${id}`);
  return event;
}

/** The tab of a phase. */
export function phaseTab(page: Page, phase: number) {
  return page.getByRole("tab", { name: `Phase ${phase}`, exact: true });
}

/** The list's address while a phase's tab is chosen. */
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

/** Whatever is open and modal, so that the rest of the page cannot be reached. */
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

/** Where an element is in the window, after scrolling to it where needed. */
export async function placeOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not visible");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Clicks what is at an element's middle, as a person does who points at it. */
export async function clickAt(element: Locator) {
  const { x, y, width, height } = await placeOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}
