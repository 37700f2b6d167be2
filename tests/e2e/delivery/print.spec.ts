import { bundledEvents, eventCard, fact, phaseTab } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText } from "../support/site-test.ts";

/** A sheet of A4 within margins of a centimetre, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1046 } });

test.afterEach(({ page }) => page.emulateMedia({ media: null }));

test("E-2 E-3 on paper the Events page is a list: one event under the other, its facts whole, no ticket @once", async ({
  page,
}) => {
  await openLive(page, "/events");
  for (const phase of [2, 1] as const) {
    await page.emulateMedia({ media: null });
    await phaseTab(page, phase).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: `Phase ${phase}` })).toBeVisible();
    let last = 0;
    for (const { title, date, time, venueAddress } of bundledEvents.filter((event) => event.phase === phase)) {
      const card = eventCard(page, title);
      await expect(fact(card, "Date")).toHaveText(date, { useInnerText: true });
      await expect(fact(card, "Time")).toHaveText(time, { useInnerText: true });
      await expect(fact(card, "Venue")).toHaveText(venueAddress, { useInnerText: true });
      await expect(card.getByRole("img")).toHaveCount(0);
      await expect(card.locator("img, .status-badge, .event-card-action").filter({ visible: true })).toHaveCount(0);
    }
    const rows = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
    for (const { top, bottom, height } of rows) {
      expect(top).toBeGreaterThanOrEqual(last);
      expect(height).toBeLessThan(150);
      last = bottom;
    }
  }
});

test("L-1 on paper every answer is unfolded @once", async ({ page }) => {
  await openText(page, "/landing");
  const answers = page.locator(".question p");
  await expect(answers.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(answers.filter({ visible: true })).toHaveCount(await page.locator(".question").count());
});
