import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { eventCard, eventModal, fact, findEvent, phaseTab } from "../support/event-elements.ts";
import { columnsOf, expect, expectPicture, openHydrated, test } from "../support/site-test.ts";

const namesOf = (cities: string) => cities.split(" ").map((city) => `Bitcoin Yatra ${city}`);

test("E-1 E-2 E-3 E-7 E-8 C-2 C-5 C-7 also in 2030, each phase has a tab with its events in order, and each card shows picture, badge, title, date, time and venue address", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2030-01-01T12:00:00+05:30"));
  await openHydrated(page, "/events");
  const tabs = page.getByRole("tablist", { name: "Phases" }).getByRole("tab");
  await expect(tabs).toHaveText(["Phase 2", "Phase 1"], { useInnerText: true });
  for (const { phase, lists } of [
    { phase: 1, lists: [["Phase 1", ["Mumbai Edition 3.0", "Delhi Edition 2.0", "Patna Edition 1.0"]]] },
    {
      phase: 2,
      lists: [
        ["Upcoming Events", namesOf("Trichy Tirupati Srinagar")],
        ["Concluded Events", namesOf("Mumbai Vadodara Delhi Jaipur Lucknow")],
      ],
    },
  ] as const) {
    await phaseTab(page, phase).click();
    await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
    await expect(phaseTab(page, phase === 1 ? 2 : 1)).toHaveAttribute("aria-selected", "false");
    const panel = page.getByRole("tabpanel", { name: `Phase ${phase}` });
    await expect(panel.getByRole("list").filter({ has: page.getByRole("article") })).toHaveCount(lists.length);
    for (const [heading, titles] of lists) {
      const section = panel
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
      await expect(section.getByRole("article").getByRole("heading")).toHaveText([...titles]);
    }
  }
  for (const { title, status, date, time, venueAddress } of testCatalogue.events.filter(({ phase }) => phase === 2)) {
    const card = eventCard(page, title);
    await expectPicture(card.locator("img").first());
    await expect(card.getByText(status === "upcoming" ? "Upcoming" : "Concluded", { exact: true })).toBeVisible();
    await expect(fact(card, "Date")).toHaveText(date, { useInnerText: true });
    await expect(fact(card, "Time")).toHaveText(time, { useInnerText: true });
    await expect(fact(card, "Venue")).toHaveText(venueAddress, { useInnerText: true });
    if (status === "upcoming") await expect(card.getByRole("link", { name: "Register Now" })).toBeVisible();
  }
  const { title } = findEvent("srinagar-2025");
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(eventModal(page, title).getByText("Upcoming", { exact: true })).toBeVisible();
});

/** The sizes of every visible card in CSS pixels. `actionBelowEdge` is positive if the card cuts off its last link or button. */
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
        cutOff: Math.max(
          ...[...card.querySelectorAll("dd > *")].map((fact) => fact.scrollHeight - fact.clientHeight),
          ...[...card.querySelectorAll("dd")].map((fact) => fact.scrollWidth - fact.clientWidth),
        ),
      };
    }),
  );
}

test("E-4 C-1 C-7 C-8 grids have one column below 768 px, two below 1024 px, else three, and cards of 340 × 540 px cut nothing off", async ({
  page,
}) => {
  await openHydrated(page, "/events");
  await expect(page.getByRole("article")).toHaveCount(8);
  const grids = page.getByRole("list").filter({ has: page.getByRole("article") });
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columnsOf(grids.last()), `at ${width} px`).toBe(columns);
    for (const card of await measureCards(page)) {
      expect(card).toMatchObject({ height: 540, pictureHeight: 320, cutOff: 0 });
      expect(card.width, `at ${width} px`).toBeCloseTo(Math.min(340, card.room), 0);
      expect(card.actionBelowEdge).toBeLessThan(0);
    }
  }
  // On a phone, the first event's facts and the top of its button are visible without scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole("article").first();
  for (const label of ["Date", "Time", "Venue"]) await expect(fact(first, label)).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole("link", { name: "Register Now" })).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 800 });
  // The text spacing of WCAG 2.2, 1.4.12
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
