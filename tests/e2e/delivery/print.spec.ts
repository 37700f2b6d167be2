import { testCatalogue } from "../../support/test-content.ts";
import { eventCard, fact, findEvent } from "../support/event-elements.ts";
import { expect, openHydrated, openPrerendered, test } from "../support/site-test.ts";

/** An A4 page within margins of one centimetre, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1046 } });

test("E-2 L-1 D-1 D-3 in print, Events is a list of facts without pictures and buttons, Landing shows all answers, and an event shows all its text and its URL", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await openHydrated(page, "/events");
  for (const { title, date, venueAddress } of testCatalogue.events.filter(({ phase }) => phase === 2)) {
    const card = eventCard(page, title);
    await expect(fact(card, "Date")).toHaveText(date, { useInnerText: true });
    await expect(fact(card, "Venue")).toHaveText(venueAddress, { useInnerText: true });
    await expect(card.locator("img").filter({ visible: true })).toHaveCount(0);
    await expect(card.getByRole("link", { name: /Register Now|Watch Highlights/ })).toHaveCount(0);
  }
  const rows = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  for (const [index, { top, height }] of rows.entries()) {
    expect(height).toBeLessThan(150);
    expect(top).toBeGreaterThanOrEqual(rows[index - 1]?.bottom ?? 0);
  }

  await openPrerendered(page, "/landing");
  for (const question of await page.locator("details").all())
    await expect(question.getByRole("paragraph")).toBeVisible();

  const { site } = testCatalogue;
  const { title, date, venue, speakers } = findEvent("srinagar-2025");
  await openHydrated(page, "/events/srinagar-2025");
  await expect(page.getByRole("banner")).toBeHidden();
  const modal = page.getByRole("dialog");
  const shown = await modal.innerText();
  const names = speakers.map(({ name }) => name);
  for (const text of [title, date, venue, ...names, site.productName, `${site.siteAddress}/events/srinagar-2025`])
    expect(shown).toContain(text);
  await expect(modal.getByRole("link", { name: /^Close / })).toBeHidden();
  expect(await modal.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
});
