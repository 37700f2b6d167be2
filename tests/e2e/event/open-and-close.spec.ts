import type { Page } from "@playwright/test";
import { clickCenter, eventLink, eventModal, listAt, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openHydrated, openPrerendered, phone, test } from "../support/site-test.ts";

const title = "Patna Edition 1.0";
const path = "/events/patna-edition-1";

/** Presses the mouse in the modal and releases it outside, as in a text selection. The modal must stay open. */
async function dragOutOf(page: Page) {
  await eventModal(page, title).getByRole("heading", { level: 2 }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press("Tab");
  await expect(eventModal(page, title)).toBeVisible();
}

test("E-6 the close button, Escape, a click on the backdrop and Back close an event and restore the list's scroll position, tab and focus", {
  tag: "@engines",
}, async ({ page }) => {
  await openPrerendered(page, "/landing");
  await openHydrated(page, "/events");
  await phaseTab(page, 1).click();
  await page.evaluate(() => scrollTo(0, 150));
  const link = eventLink(page, title);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  for (const { close, reducedMotion } of [
    // The close button must work during the view transition between card and event.
    { close: () => page.getByRole("link", { name: /^Close / }).click(), reducedMotion: "no-preference" },
    { close: () => page.keyboard.press("Escape"), reducedMotion: "reduce" },
    { close: () => dragOutOf(page).then(() => page.mouse.click(5, 5)), reducedMotion: "reduce" },
    { close: () => page.goBack(), reducedMotion: "reduce" },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await clickCenter(link);
    await expect(eventModal(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
    // During a view transition its snapshot of the page receives the clicks.
    await page.waitForFunction(() => !document.activeViewTransition);
    await close();
    await expect(openModals(page)).toHaveCount(0);
    await expect(page).toHaveURL(listAt(1));
    await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.waitForFunction(() => !document.activeViewTransition);
  }
  await page.goBack();
  await expect(page).toHaveURL("/landing");
});

test.describe(() => {
  test.use(phone);

  test("E-6 on a phone, an event that is opened by its URL closes to its card in the tab of its phase", async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expect(openModals(page)).toHaveAccessibleName(title);
    await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
    await page.getByRole("link", { name: `Close ${title}` }).click();
    await expect(page).toHaveURL(listAt(1));
    await expect(openModals(page)).toHaveCount(0);
    await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
    await expect(eventLink(page, title)).toBeFocused();
    await expect(eventLink(page, title)).toBeInViewport();
    await expect(page).toHaveTitle(/^Events/);
  });
});
