import type { Page } from "@playwright/test";
import { clickAt, eventLink, eventModal, listAt, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const title = "Patna Edition 1.0";
const address = "/events/patna-edition-1";

/** Presses in the modal and releases outside it, as who selects its text may do. */
async function dragOutOf(page: Page) {
  await eventModal(page, title).getByRole("heading", { level: 2 }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press("Tab");
  await expect(eventModal(page, title)).toBeVisible();
}

test.describe("in motion", () => {
  // An event grows out of its card and shrinks back into it: what is pressed meanwhile has to work.
  // In a small window: without a graphics card each frame costs as much as it is large.
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 800, height: 600 } });

  test("E-6 the close button, Escape, a click on the backdrop and Back lead from an event back to the list as it was: place, tab and focus", {
    tag: ["@engines", "@translated"],
  }, async ({ page }) => {
    await openText(page, "/landing");
    await openLive(page, "/events");
    await phaseTab(page, 1).click();
    await page.evaluate(() => scrollTo(0, 150));
    const link = eventLink(page, title);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    for (const close of [
      () => page.getByRole("link", { name: /^Close / }).click(),
      () => page.keyboard.press("Escape"),
      () => dragOutOf(page).then(() => page.mouse.click(5, 5)),
      () => page.goBack(),
    ]) {
      await clickAt(link);
      await expect(eventModal(page, title)).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
      await close();
      await expect(openModals(page)).toHaveCount(0);
      await expect(page).toHaveURL(listAt(1));
      await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  });
});

test("E-6 an event's address opens its modal, and the close button, Escape and the backdrop, before anything else is touched, lead to its tab and its card", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  for (const close of [
    () => page.getByRole("link", { name: `Close ${title}` }).click(),
    () => page.keyboard.press("Escape"),
    // On a phone the modal is as large as the window.
    ...(isMobile ? [] : [() => page.mouse.click(5, 5)]),
  ]) {
    await openLive(page, address);
    await expect(openModals(page)).toHaveAccessibleName(title);
    await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
    await close();
    await expect(page).toHaveURL(listAt(1));
    await expect(openModals(page)).toHaveCount(0);
    await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
    await expect(eventLink(page, title)).toBeFocused();
    await expect(eventLink(page, title)).toBeInViewport();
    await expect(page).toHaveTitle(/^Events/);
  }
});
