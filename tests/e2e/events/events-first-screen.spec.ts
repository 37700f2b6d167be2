import { eventCard, eventModal, fact, phaseTab, placeOf } from "../support/event-elements.ts";
import { expect, read, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";
import { atEachWidth } from "../support/viewport.ts";

test("C-7 C-8 a phone's first screen has the first event's date, time and venue whole, and its action begins @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await read(page, "/events");
  const card = page.getByRole("article").first();
  for (const label of ["Date", "Time", "Venue"]) await expect(fact(card, label)).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("link", { name: "Register Now" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("E-1 on the narrowest phone both tabs stand beside the page's name @once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await read(page, "/events");
  const name = await placeOf(page.getByRole("heading", { level: 1 }));
  for (const phase of [1, 2] as const) {
    const tab = await placeOf(phaseTab(page, phase));
    expect(tab.x).toBeGreaterThan(name.right);
    expect(tab.y).toBeLessThan(name.bottom);
    expect(tab.height).toBeGreaterThanOrEqual(44);
  }
});

test("E-6 every stop of the route line leads to its event, at its ring and at its name @once", async ({ page }) => {
  await openLive(page, "/events");
  for (const [phase, count] of [
    [2, 8],
    [1, 3],
  ] as const) {
    await phaseTab(page, phase).click();
    const stops = page.locator(`#phase-${phase} .route-stop`);
    await expect(stops.first()).toBeVisible();
    await expect(stops).toHaveCount(count);
    await atEachWidth(page, [320, 390, 768, 1280], async () => {
      const missed = await stops.locator(".stop, b").evaluateAll((parts) =>
        parts.filter((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          const { x, y, width, height } = (part.matches("b") ? words : part).getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a") !== part.closest("a");
        }),
      );
      expect(missed).toHaveLength(0);
    });
  }
  await page.locator("#phase-1 .route-stop").filter({ hasText: "Patna" }).locator("b").click();
  await expect(eventModal(page, "Patna Edition 1.0")).toBeVisible();
});

test("C-7 the venue's city and PIN code share a line at every width @once", async ({ page }) => {
  await openLive(page, "/events");
  await atEachWidth(page, [320, 360, 390, 768, 1024, 1280], async () => {
    for (const title of ["Bitcoin Yatra Trichy", "Bitcoin Yatra Srinagar", "Bitcoin Yatra Delhi"]) {
      const card = eventCard(page, title);
      await card.scrollIntoViewIfNeeded();
      const lines = await fact(card, "Venue").evaluate((venue) => {
        const text = document.createTreeWalker(venue, NodeFilter.SHOW_TEXT).nextNode();
        const address = text?.textContent ?? "";
        const end = document.createRange();
        if (text) end.setStart(text, address.lastIndexOf(",") + 2);
        if (text) end.setEnd(text, address.length);
        return new Set([...end.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, title).toBe(1);
    }
  });
});
