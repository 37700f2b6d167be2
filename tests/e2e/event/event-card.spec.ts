import {
  bundledEvents,
  clickAt,
  eventCard,
  eventLink,
  eventModal,
  fact,
  openModals,
  phaseTab,
} from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { letOtherSitesAnswer, openLive } from "../support/site-test.ts";

const actions = [
  {
    clause: "C-8",
    title: "Bitcoin Yatra Srinagar",
    label: "Register Now",
    address: "https://register.example/bitcoin-yatra-srinagar",
  },
  {
    clause: "C-9",
    title: "Bitcoin Yatra Vadodara",
    label: "Watch Highlights",
    address: "https://social.example/posts/bitcoin-yatra-vadodara",
  },
];

test("C-5 C-7 every card shows its badge, title, date, time and venue address as text @once", async ({ page }) => {
  await openLive(page, "/events");
  for (const event of bundledEvents) {
    await phaseTab(page, event.phase).click();
    const card = eventCard(page, event.title);
    // A card is laid out when it is near.
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("heading")).toHaveText(event.title, { useInnerText: true });
    const badge = event.status === "upcoming" ? "Upcoming" : "Concluded";
    await expect(card.locator(".status-badge")).toHaveText(badge, { useInnerText: true });
    await expect(card.locator(".status-badge")).toBeVisible();
    await expect(fact(card, "Date")).toHaveText(event.date, { useInnerText: true });
    await expect(fact(card, "Time")).toHaveText(event.time, { useInnerText: true });
    expect(event.time).toMatch(/ IST$/);
    await expect(fact(card, "Venue")).toHaveText(event.venueAddress, { useInnerText: true });
  }
});

test("C-6 the hint See More Details shows while the pointer is on the card, and only then @once", async ({ page }) => {
  await openLive(page, "/events");
  const card = eventCard(page, "Bitcoin Yatra Tirupati");
  const hint = card.getByText("See More Details");
  await expect(hint).toHaveCSS("opacity", "0");
  await card.getByText("28th September, 2025").hover({ force: true });
  await expect(hint).toHaveCSS("opacity", "1");
  await expect(hint).toHaveText("See More Details", { useInnerText: true });
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(hint).toHaveCSS("opacity", "0");
});

test("C-6 the hint See More Details shows on keyboard focus, and screen readers are told it too @once", async ({
  page,
}) => {
  await openLive(page, "/events");
  await page.getByRole("navigation", { name: "Cities" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  const link = eventLink(page, "Bitcoin Yatra Trichy");
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription("See More Details");
  const hint = eventCard(page, "Bitcoin Yatra Trichy").getByText("See More Details");
  await expect(hint).toHaveCSS("opacity", "1");
  await page.keyboard.press("Shift+Tab");
  await expect(hint).toHaveCSS("opacity", "0");
});

for (const { clause, title, label, address } of actions) {
  test(`${clause} C-11 ${label} opens its address in a new tab and not the modal`, async ({ page }) => {
    await letOtherSitesAnswer(page);
    await openLive(page, "/events");
    const action = eventCard(page, title).getByRole("link", { name: label });
    await expect(action).toHaveAttribute("rel", /\bnoopener\b/);
    const opened = page.waitForEvent("popup");
    await action.click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/events$/);
    await expect(openModals(page)).toHaveCount(0);
  });

  test(`${clause} C-11 ${label} by keyboard opens its address in a new tab and not the modal @once`, async ({
    page,
  }) => {
    await letOtherSitesAnswer(page);
    await openLive(page, "/events");
    await eventLink(page, title).focus();
    await page.keyboard.press("Tab");
    await expect(eventCard(page, title).getByRole("link", { name: label })).toBeFocused();
    const opened = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    await expect(await opened).toHaveURL(address);
    await expect(page).toHaveURL(/\/events$/);
    await expect(openModals(page)).toHaveCount(0);
  });
}

test("E-6 a click on a card's picture, title, date or venue opens the event @once", async ({ page }) => {
  await openLive(page, "/events");
  for (const selector of [
    ".event-card-picture",
    ".event-card-title",
    "dl > div:nth-child(1) dt + dd",
    "dl > div:nth-child(3) dt + dd",
  ]) {
    await clickAt(eventCard(page, "Bitcoin Yatra Delhi").locator(selector));
    await expect(eventModal(page, "Bitcoin Yatra Delhi")).toBeVisible();
    await expect(openModals(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(openModals(page)).toHaveCount(0);
  }
});

test("E-6 none or one event is selected, and closing clears it @once", async ({ page }) => {
  await openLive(page, "/events");
  await expect(page.locator("dialog.event-modal")).toHaveCount(0);
  for (const title of ["Bitcoin Yatra Jaipur", "Bitcoin Yatra Trichy"]) {
    await eventLink(page, title).click();
    await expect(openModals(page)).toHaveCount(1);
    await expect(openModals(page)).toHaveAccessibleName(title);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog.event-modal")).toHaveCount(0);
  }
});
