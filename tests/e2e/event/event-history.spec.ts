import type { Page } from "@playwright/test";
import { openBeforeScript } from "../support/before-script.ts";
import { eventLink, eventModal, listAt, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test, untilLive } from "../support/site-test.ts";

const delhi = "Bitcoin Yatra Delhi";
const delhiEdition = "Delhi Edition 2.0";

/** Follows the link from the opened event to the other one in Delhi. */
async function openOtherVisit(page: Page) {
  await eventModal(page, delhi).getByRole("link", { name: delhiEdition }).click();
  await expect(eventModal(page, delhiEdition)).toBeVisible();
}

/** Goes back from the other event in Delhi to the first. */
async function backToFirst(page: Page) {
  await page.goBack();
  await expect(eventModal(page, delhi)).toBeVisible();
}

/** Expects that nothing is open over a list, from which the event was opened. */
async function expectClosed(page: Page, list: string | RegExp) {
  await expect(page).toHaveURL(list);
  await expect(openModals(page)).toHaveCount(0);
}

test("E-6 an event in a new tab closes after another event and Back", async ({ page: list, context }) => {
  await openLive(list, "/events");
  const opened = context.waitForEvent("page");
  await eventLink(list, delhi).click({ modifiers: ["ControlOrMeta"] });
  const page = await opened;
  await untilLive(page);
  await openOtherVisit(page);
  await backToFirst(page);
  await page.keyboard.press("Escape");
  await expectClosed(page, listAt(2));
  await expect(eventLink(page, delhi)).toBeFocused();
});

test("E-6 X-8 each event of a chain closes onto the list as it was: after Back and Forward, after a reload, by a double click, which goes back once; Forward opens it again", async ({
  page,
}) => {
  const list = "/events/city/delhi";
  await openText(page, "/landing");
  await openLive(page, list);
  await eventLink(page, delhi).click();
  await openOtherVisit(page);
  await backToFirst(page);
  await page.goForward();
  await expect(eventModal(page, delhiEdition)).toBeVisible();
  await backToFirst(page);
  await page.keyboard.press("Escape");
  await expectClosed(page, list);

  await eventLink(page, delhi).click();
  await openOtherVisit(page);
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
  // A second step back that is still on its way would arrive before this one.
  await page.goForward();
  await expect(page).toHaveURL("/events/delhi-2025");
  await expect(openModals(page)).toHaveAccessibleName(delhi);
  await page.keyboard.press("Escape");
  await expectClosed(page, list);
  // The list is the entry that the visitor began with: before it is the page that led there.
  await page.goBack();
  await expect(page).toHaveURL("/landing");
});

test("E-6 an event that a link opened before the script came closes onto the list, also after a reload", async ({
  page,
}) => {
  const release = await openBeforeScript(page, "/events");
  await eventLink(page, delhi).click();
  await expect(page).toHaveURL(/\/events\/delhi-2025$/);
  await release();
  await page.reload();
  await untilLive(page);
  await page.keyboard.press("Escape");
  await expectClosed(page, "/events");
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "true");
});
