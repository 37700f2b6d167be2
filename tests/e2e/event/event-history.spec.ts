import type { Page } from "@playwright/test";
import { openBeforeScript } from "../support/before-script.ts";
import { eventLink, eventModal, listAt, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const delhi = "Bitcoin Yatra Delhi";
const delhiEdition = "Delhi Edition 2.0";

const closings = [
  { way: "the close button", close: (page: Page) => page.getByRole("link", { name: /^Close / }).click() },
  { way: "Escape", close: (page: Page) => page.keyboard.press("Escape") },
];

/** Follows the link from the opened event to the other one in Delhi. */
async function openOtherVisit(page: Page) {
  await eventModal(page, delhi).getByRole("link", { name: delhiEdition }).click();
  await expect(eventModal(page, delhiEdition)).toBeVisible();
}

test("E-6 the close button and Escape close an event in a new tab after another event and Back", async ({
  page: list,
  context,
}) => {
  await openLive(list, "/events");
  for (const { way, close } of closings)
    await test.step(way, async () => {
      const opened = context.waitForEvent("page");
      await eventLink(list, delhi).click({ modifiers: ["ControlOrMeta"] });
      const page = await opened;
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await openOtherVisit(page);
      await page.goBack();
      await expect(eventModal(page, delhi)).toBeVisible();
      await close(page);
      await expect(page).toHaveURL(listAt(2));
      await expect(openModals(page)).toHaveCount(0);
      await expect(eventLink(page, delhi)).toBeFocused();
      await page.close();
    });
});

test("E-6 closing an event that was reached through another one leads back to the list as it was", async ({ page }) => {
  await openText(page, "/landing");
  await openLive(page, "/events/city/delhi");
  await eventLink(page, delhi).click();
  await openOtherVisit(page);
  await page.reload();
  await expect(openModals(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/events\/city\/delhi$/);
  await expect(openModals(page)).toHaveCount(0);
  // The list is the entry that the visitor began with: before it is the page that led there.
  await page.goBack();
  await expect(page).toHaveURL(/\/landing$/);
});

test("E-6 each event of a chain can be closed after Back and Forward", async ({ page }) => {
  await openLive(page, "/events");
  await eventLink(page, delhi).click();
  await openOtherVisit(page);
  await page.goBack();
  await expect(eventModal(page, delhi)).toBeVisible();
  await page.goForward();
  await expect(eventModal(page, delhiEdition)).toBeVisible();
  await page.goBack();
  await expect(eventModal(page, delhi)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/events$/);
  await expect(openModals(page)).toHaveCount(0);
});

test("E-6 an event that a link opened before the script came closes onto the list, also after a reload", async ({
  page,
}) => {
  const release = await openBeforeScript(page, "/events");
  await eventLink(page, delhi).click();
  await expect(page).toHaveURL(/\/events\/delhi-2025$/);
  await release();
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/events$/);
  await expect(openModals(page)).toHaveCount(0);
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "true");
});
