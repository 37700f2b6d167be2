import { bundledEvent, bundledEvents, eventCard, eventLink, listAt, renderedText } from "../support/event-elements.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ javaScriptEnabled: false });

test("E-1 E-2 E-3 without a script both phases stand on the page, each under its heading, and no dead tabs", async ({
  page,
}) => {
  await page.goto("/events");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasNotText: "Follow the tour" })).toHaveText(
    ["Phase 2", "Upcoming Events", "Concluded Events", "Phase 1"],
    { useInnerText: true },
  );
  for (const { title, date, venueAddress } of bundledEvents) {
    const card = eventCard(page, title);
    await expect(card).toBeVisible();
    await expect(card).toContainText(date);
    await expect(card).toContainText(venueAddress);
    await expect(card.getByRole("link", { name: /^(Register Now|Watch Highlights)/ })).toBeVisible();
  }
});

for (const id of ["trichy-2025", "patna-edition-1"]) {
  test(`E-6 D-1 D-3 D-4 D-5 without a script ${id} opens, reads completely and closes`, async ({ page }) => {
    const { title, description, speakers, sponsors, phase } = bundledEvent(id);
    await page.goto("/events");
    await eventLink(page, title).click();
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
    const modal = page.getByRole("dialog", { name: title });
    await expect(modal).toBeVisible();
    expect(await renderedText(modal.locator(".event-description"))).toBe(description.trim());
    await expect(modal.getByRole("heading", { level: 4 })).toHaveText(speakers.map(({ name }) => name));
    await expect(modal.locator(".sponsor-name")).toHaveText(sponsors.map(({ name }) => name));
    const last = modal.getByRole("listitem").last();
    await modal.getByRole("heading", { name: "Bitcoin Yatra", exact: true }).hover();
    await page.mouse.wheel(0, 8000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await modal.getByRole("link", { name: `Close ${title}` }).click();
    await expect(page).toHaveURL(listAt(phase));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
