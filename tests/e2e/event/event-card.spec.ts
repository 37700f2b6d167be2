import type { Locator, Page } from "@playwright/test";
import {
  bundledEvents,
  clickAt,
  eventCard,
  eventLink,
  eventModal,
  fact,
  openModals,
} from "../support/event-elements.ts";
import { expect, letOtherSitesAnswer, openLive, test } from "../support/site-test.ts";

test("C-2 C-5 C-7 every card shows its picture, badge, title, date, time and venue address", async ({ page }) => {
  await openLive(page, "/events");
  for (const event of bundledEvents.filter(({ phase }) => phase === 2)) {
    const card = eventCard(page, event.title);
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const badge = event.status === "upcoming" ? "Upcoming" : "Concluded";
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(fact(card, "Date")).toHaveText(event.date, { useInnerText: true });
    await expect(fact(card, "Time")).toHaveText(event.time, { useInnerText: true });
    await expect(fact(card, "Venue")).toHaveText(event.venueAddress, { useInnerText: true });
  }
});

test("C-6 the hint See More Details shows while the pointer is on the card or the keyboard at its link, and only then", async ({
  page,
}) => {
  await openLive(page, "/events");
  const title = "Bitcoin Yatra Tirupati";
  const hint = eventCard(page, title).locator("p", { hasText: "See More Details" });
  await expect(hint).toHaveCSS("opacity", "0");
  await fact(eventCard(page, title), "Date").hover({ force: true });
  await expect(hint).toHaveCSS("opacity", "1");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(hint).toHaveCSS("opacity", "0");
  await eventCard(page, "Bitcoin Yatra Trichy").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(eventLink(page, title)).toBeFocused();
  await expect(eventLink(page, title)).toHaveAccessibleDescription("See More Details");
  await expect(hint).toHaveCSS("opacity", "1");
});

test("C-8 C-9 C-11 Register Now and Watch Highlights open their addresses in a new tab, and not the modal", {
  tag: ["@phone", "@engines"],
}, async ({ page }) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/events");
  for (const [title, label, address] of [
    ["Bitcoin Yatra Srinagar", "Register Now", "https://register.example/bitcoin-yatra-srinagar"],
    ["Bitcoin Yatra Vadodara", "Watch Highlights", "https://social.example/posts/bitcoin-yatra-vadodara"],
  ] as const) {
    const opened = page.waitForEvent("popup");
    await eventCard(page, title).getByRole("link", { name: label }).click();
    await expect(await opened).toHaveURL(address);
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
    await (await opened).close();
    await expect(page).toHaveURL("/events");
    await expect(openModals(page)).toHaveCount(0);
  }
});

/** Draws the pointer over an element's words, from the first to the last, as a person does who selects them. */
async function drawOver(page: Page, element: Locator) {
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

test("E-6 a click on a card's picture or venue opens the event, one with Ctrl a tab of its own; its facts can be selected, which opens nothing", async ({
  page,
}) => {
  await openLive(page, "/events");
  const title = "Bitcoin Yatra Delhi";
  const card = eventCard(page, title);
  const date = fact(card, "Date");
  for (const part of [card.locator("img").first(), fact(card, "Venue")]) {
    await clickAt(part);
    await expect(eventModal(page, title)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openModals(page)).toHaveCount(0);
  }
  const opened = page.context().waitForEvent("page");
  await page.keyboard.down("Control");
  await clickAt(date);
  await page.keyboard.up("Control");
  await expect(await opened).toHaveURL("/events/delhi-2025");
  await expect(openModals(page)).toHaveCount(0);
  await drawOver(page, date);
  const selected = () => page.evaluate(() => getSelection()?.toString().replace(/\s+/g, " ").trim());
  expect(await selected()).toBe("10th September, 2025");
  await expect(openModals(page)).toHaveCount(0);
});

/** The measures of every visible card in CSS pixels, and by how much its last control reaches below its edge. */
function measureCards(page: Page) {
  return page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height, bottom } = card.getBoundingClientRect();
      const action = [...card.querySelectorAll("a, button")].at(-1)?.getBoundingClientRect();
      return {
        width,
        height,
        pictureHeight: card.firstElementChild?.getBoundingClientRect().height,
        room: card.parentElement?.clientWidth ?? 0,
        actionBelowEdge: (action?.bottom ?? Number.NaN) - bottom,
        venueCut: Math.max(
          ...[...card.querySelectorAll("dd > *")].map((fact) => fact.scrollHeight - fact.clientHeight),
        ),
      };
    }),
  );
}

test("C-1 C-7 C-8 at every width cards are 340 × 540 px with 320 px for the picture, narrower only where there is no room, and nothing is cut off", async ({
  page,
}) => {
  await openLive(page, "/events");
  await expect(page.getByRole("article")).toHaveCount(8);
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const card of await measureCards(page)) {
      expect(card).toMatchObject({ height: 540, pictureHeight: 320, venueCut: 0 });
      expect(card.width, `at ${width} px`).toBeCloseTo(Math.min(340, card.room), 0);
      expect(card.actionBelowEdge).toBeLessThan(0);
    }
  }
  // A phone's first screen has the facts of the first event, and its action begins.
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole("article").first();
  for (const label of ["Date", "Time", "Venue"]) await expect(fact(first, label)).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole("link", { name: "Register Now" })).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 800 });
  // The widest text spacing that a visitor may set (WCAG 2.2, 1.4.12)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const card of await page.getByRole("article").all()) await card.scrollIntoViewIfNeeded();
  for (const { actionBelowEdge } of await measureCards(page)) expect(actionBelowEdge).toBeLessThan(0);
});
