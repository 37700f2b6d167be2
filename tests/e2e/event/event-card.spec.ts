import type { Locator, Page } from "@playwright/test";
import { clickCenter, eventCard, eventLink, eventModal, fact, openModals } from "../support/event-elements.ts";
import { expect, expectNewTab, mockOtherSites, openHydrated, test } from "../support/site-test.ts";

/** Selects an element's text with the mouse. */
async function selectText(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const { left, top, right, bottom } = await element.evaluate((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return words.getBoundingClientRect().toJSON();
  });
  await page.mouse.move(left + 1, top + 6);
  await page.mouse.down();
  await page.mouse.move(right + 4, bottom - 6, { steps: 8 });
  await page.mouse.up();
}

test("E-6 C-6 C-8 C-9 C-11 a click on a card opens the event, but not a click on its button, with Ctrl, or at the end of a text selection", async ({
  page,
}) => {
  await mockOtherSites(page);
  await openHydrated(page, "/events");
  for (const [event, label, url] of [
    ["Bitcoin Yatra Srinagar", "Register Now", "https://register.example/bitcoin-yatra-srinagar"],
    ["Bitcoin Yatra Vadodara", "Watch Highlights", "https://social.example/posts/bitcoin-yatra-vadodara"],
  ] as const) {
    await expectNewTab(eventCard(page, event).getByRole("link", { name: label }), url);
    await expect(page).toHaveURL("/events");
    await expect(openModals(page)).toHaveCount(0);
  }
  const title = "Bitcoin Yatra Delhi";
  const card = eventCard(page, title);
  const hint = card.locator("p", { hasText: "See More Details" });
  await expect(hint).toHaveCSS("opacity", "0");
  const date = fact(card, "Date");
  await date.hover({ force: true });
  await expect(hint).toHaveCSS("opacity", "1");
  await page.getByRole("contentinfo").hover();
  await expect(hint).toHaveCSS("opacity", "0");
  await eventCard(page, "Bitcoin Yatra Vadodara").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(eventLink(page, title)).toBeFocused();
  await expect(eventLink(page, title)).toHaveAccessibleDescription("See More Details");
  await expect(hint).toHaveCSS("opacity", "1");

  const stop = page.getByRole("tabpanel").locator("a[href='/events/delhi-2025']:not(article a)");
  for (const part of [stop, card.locator("img").first()]) {
    await clickCenter(part);
    await expect(eventModal(page, title)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openModals(page)).toHaveCount(0);
  }
  const opened = page.context().waitForEvent("page");
  await page.keyboard.down("Control");
  await clickCenter(date);
  await page.keyboard.up("Control");
  await expect(await opened).toHaveURL("/events/delhi-2025");
  await expect(openModals(page)).toHaveCount(0);
  await selectText(page, date);
  const selected = () => page.evaluate(() => getSelection()?.toString().replace(/\s+/g, " ").trim());
  expect(await selected()).toBe("10th September, 2025");
  await expect(openModals(page)).toHaveCount(0);
});
