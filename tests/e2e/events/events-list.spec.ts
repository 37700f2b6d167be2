import { eventCard, eventLink, eventModal, fact, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const upcoming = [
  ["Bitcoin Yatra Trichy", "28th September, 2025"],
  ["Bitcoin Yatra Tirupati", "28th September, 2025"],
  ["Bitcoin Yatra Srinagar", "1st October, 2025"],
];

const concluded = [
  ["Bitcoin Yatra Mumbai", "24th September, 2025"],
  ["Bitcoin Yatra Vadodara", "13th September, 2025"],
  ["Bitcoin Yatra Delhi", "10th September, 2025"],
  ["Bitcoin Yatra Jaipur", "20th August, 2025"],
  ["Bitcoin Yatra Lucknow", "7th August, 2025"],
];

const phase1 = [
  ["Mumbai Edition 3.0", "21st April, 2025"],
  ["Delhi Edition 2.0", "21st April, 2025"],
  ["Patna Edition 1.0", "31st March, 2025"],
];

test("E-7 the bundled events stand in their grids, exactly these and in this order @once", async ({ page }) => {
  await openLive(page, "/events");
  for (const { phase, lists } of [
    { phase: 2, lists: [upcoming, concluded] },
    { phase: 1, lists: [phase1] },
  ] as const) {
    await phaseTab(page, phase).click();
    const panel = page.getByRole("tabpanel", { name: `Phase ${phase}` });
    await expect(panel.getByRole("list")).toHaveCount(lists.length);
    for (const [position, events] of lists.entries()) {
      const cards = panel.getByRole("list").nth(position).getByRole("article");
      await expect(cards.getByRole("heading")).toHaveText(events.map(([title = ""]) => title));
      await expect(fact(cards, "Date")).toHaveText(events.map(([, date = ""]) => date));
    }
  }
});

testAlone("E-8 in the year 2030 the three upcoming events are still upcoming @once", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2030-01-01T12:00:00+05:30"));
  await openLive(page, "/events");
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2030);
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "Upcoming Events" }) });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(upcoming.map(([title = ""]) => title));
  for (const [title = ""] of upcoming) {
    await expect(eventCard(page, title).getByText("Upcoming", { exact: true })).toBeVisible();
    await expect(eventCard(page, title).getByRole("link", { name: "Register Now" })).toBeVisible();
  }
  await eventLink(page, "Bitcoin Yatra Srinagar").click();
  await expect(eventModal(page, "Bitcoin Yatra Srinagar").getByText("Upcoming", { exact: true })).toBeVisible();
});

testAlone("N-6 the Events page makes no call: not for its list, nor for an opened event @once", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr", "eventsource", "websocket", "ping"].includes(request.resourceType()))
      calls.push(request.url());
  });
  await openLive(page, "/landing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await eventLink(page, "Bitcoin Yatra Trichy").click();
  await expect(eventModal(page, "Bitcoin Yatra Trichy")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(openModals(page)).toHaveCount(0);
  await phaseTab(page, 1).click();
  await openLive(page, "/events/patna-edition-1");
  await expect(eventModal(page, "Patna Edition 1.0")).toBeVisible();
  await openLive(page, "/events");
  expect(calls).toEqual([]);
});
