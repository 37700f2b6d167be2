import type { Locator, Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";

/** The bundled events, read from their files: what the page shows is compared with what the organiser wrote. */
export const bundledEvents = testCatalogue.events;

/** The bundled event whose file has this name. */
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

/** Whether something modal is open and the rest of the page out of reach. */
export function openModals(page: Page) {
  return page.locator("dialog:modal");
}

/** Waits until a card has grown into its modal, or shrunk back: the picture of that takes no clicks. */
export async function viewTransitionEnd(page: Page) {
  await page.waitForFunction(() => document.activeViewTransition === null);
}

/** The value beside a label such as `Date` in a card's or modal's facts. */
export function fact(within: Locator, label: string) {
  return within
    .locator("dl > div")
    .filter({ has: within.page().locator("dt", { hasText: label }) })
    .locator("dt + dd");
}

/** Where an element stands in the viewport, after scrolling to it where needed. */
export async function placeOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not visible");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** An element's text as it stands on the screen, line breaks included; `toHaveText` takes every white space for one blank. */
export function renderedText(element: Locator) {
  return element.innerText();
}

/** Clicks whatever lies at an element's middle, as a person does who points at it. */
export async function clickAt(element: Locator) {
  const { x, y, width, height } = await placeOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}

/** The texts of what a selector finds in the HTML of an address, which is read and not shown: quicker for many pages. */
export async function textsOf(page: Page, address: string, selector: string): Promise<(string | null)[]> {
  const html = await (await page.request.get(address)).text();
  // The site's own pages let no script read HTML.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  return page.evaluate(
    ([source, selected]) => {
      const parsed = new DOMParser().parseFromString(source, "text/html");
      return [...parsed.querySelectorAll(selected)].map(({ textContent }) => textContent);
    },
    [html, selector] as const,
  );
}
