import type { Page } from "@playwright/test";
import { eventLink, eventModal, listAt, openModals, phaseTab } from "../support/event-elements.ts";
import { openWithLateScripts } from "../support/late-scripts.ts";
import { expect, openHydrated, openPrerendered, test, untilHydrated } from "../support/site-test.ts";

const delhi = "Bitcoin Yatra Delhi";
const delhiEdition = "Delhi Edition 2.0";

/** Clicks the link from the opened event to the other event in Delhi. */
async function openOtherEvent(page: Page) {
  await eventModal(page, delhi).getByRole("link", { name: delhiEdition }).click();
  await expect(eventModal(page, delhiEdition)).toBeVisible();
}

/** Goes back from the other event in Delhi to the first. */
async function goBackToFirst(page: Page) {
  await page.goBack();
  await expect(eventModal(page, delhi)).toBeVisible();
}

/** Expects that no event is open and that the URL is that of the list. */
async function expectClosed(page: Page, list: string | RegExp) {
  await expect(page).toHaveURL(list);
  await expect(openModals(page)).toHaveCount(0);
}

test("E-6 an event in a new tab can be closed after a visit to another event and Back", async ({
  page: list,
  context,
}) => {
  await openHydrated(list, "/events");
  const opened = context.waitForEvent("page");
  await eventLink(list, delhi).click({ modifiers: ["ControlOrMeta"] });
  const page = await opened;
  await untilHydrated(page);
  await openOtherEvent(page);
  await goBackToFirst(page);
  await page.keyboard.press("Escape");
  await expectClosed(page, listAt(2));
  await expect(eventLink(page, delhi)).toBeFocused();
});

test("E-6 X-8 closing an event returns to the list after links between events, Back, Forward, a reload or a double click", async ({
  page,
}) => {
  const list = "/events/city/delhi";
  await openPrerendered(page, "/landing");
  await openHydrated(page, list);
  await eventLink(page, delhi).click();
  await openOtherEvent(page);
  await goBackToFirst(page);
  await page.goForward();
  await expect(eventModal(page, delhiEdition)).toBeVisible();
  await goBackToFirst(page);
  await page.keyboard.press("Escape");
  await expectClosed(page, list);

  await eventLink(page, delhi).click();
  await openOtherEvent(page);
  await page.reload();
  await expect(openModals(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expectClosed(page, list);

  await eventLink(page, delhi).click();
  const close = eventModal(page, delhi).getByRole("link", { name: `Close ${delhi}` });
  await close.evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expectClosed(page, list);
  // If the double click had gone back twice, Forward would not open the event.
  await page.goForward();
  await expect(page).toHaveURL("/events/delhi-2025");
  await expect(openModals(page)).toHaveAccessibleName(delhi);
  await page.keyboard.press("Escape");
  await expectClosed(page, list);
  // Before the list there is still the page that the visitor came from.
  await page.goBack();
  await expect(page).toHaveURL("/landing");
});

test("E-6 an event that was opened before the scripts loaded closes to the list, also after a reload", async ({
  page,
}) => {
  const release = await openWithLateScripts(page, "/events");
  await eventLink(page, delhi).click();
  await expect(page).toHaveURL(/\/events\/delhi-2025$/);
  await release();
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press("Escape");
  await expectClosed(page, "/events");
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "true");
});
