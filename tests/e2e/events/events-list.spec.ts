import { bundledEvents, eventCard, eventLink, eventModal, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openLive, test } from "../support/site-test.ts";

test("E-2 E-3 E-7 Phase 2 has a grid of upcoming and one of concluded events, Phase 1 one grid, each in its order", async ({
  page,
}) => {
  await openLive(page, "/events");
  const namesOf = (cities: string) => cities.split(" ").map((city) => `Bitcoin Yatra ${city}`);
  for (const { phase, lists } of [
    {
      phase: 2,
      lists: [
        ["Upcoming Events", namesOf("Trichy Tirupati Srinagar")],
        ["Concluded Events", namesOf("Mumbai Vadodara Delhi Jaipur Lucknow")],
      ],
    },
    { phase: 1, lists: [["Phase 1", ["Mumbai Edition 3.0", "Delhi Edition 2.0", "Patna Edition 1.0"]]] },
  ] as const) {
    await phaseTab(page, phase).click();
    const panel = page.getByRole("tabpanel", { name: `Phase ${phase}` });
    await expect(panel.getByRole("list").filter({ has: page.getByRole("article") })).toHaveCount(lists.length);
    for (const [heading, titles] of lists) {
      const section = panel
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
      await expect(section.getByRole("article").getByRole("heading")).toHaveText([...titles]);
    }
  }
});

test("E-4 a grid has one column below 768 px, two below 1024, else three", async ({ page }) => {
  await openLive(page, "/events");
  const grid = page
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .last();
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inFirstRow = await grid.evaluate((list) => {
      const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
    expect(inFirstRow, `at ${width} px`).toBe(columns);
  }
});

test("E-8 in the year 2030 the three upcoming events are still upcoming", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2030-01-01T12:00:00+05:30"));
  await openLive(page, "/events");
  for (const { title } of bundledEvents.filter(({ status }) => status === "upcoming")) {
    await expect(eventCard(page, title).getByText("Upcoming", { exact: true })).toBeVisible();
    await expect(eventCard(page, title).getByRole("link", { name: "Register Now" })).toBeVisible();
  }
  await eventLink(page, "Bitcoin Yatra Srinagar").click();
  await expect(eventModal(page, "Bitcoin Yatra Srinagar").getByText("Upcoming", { exact: true })).toBeVisible();
});

test("E-6 the stops of the route line lead to their events", async ({ page }) => {
  await openLive(page, "/events");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const stop = page.getByRole("tabpanel").locator("a[href='/events/jaipur-2025']:not(article a)");
    await stop.scrollIntoViewIfNeeded();
    await stop.click();
    await expect(eventModal(page, "Bitcoin Yatra Jaipur")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openModals(page)).toHaveCount(0);
  }
});
