import type { Page } from "@playwright/test";
import { eventLink, eventModal, placeOf } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";
import { resize } from "../support/viewport.ts";

const kinds = [
  { id: "trichy-2025", title: "Bitcoin Yatra Trichy", label: "Register Now" },
  { id: "delhi-edition-2", title: "Delhi Edition 2.0", label: "Watch Highlights" },
];

function scrolledBy(page: Page) {
  return page.evaluate(() => scrollY);
}

/** What has the focus, and whether its middle can be seen. */
function focusStop(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) throw new Error("nothing has the focus");
    const { x, y, width, height } = focused.getBoundingClientRect();
    const name = focused.getAttribute("aria-label") ?? focused.textContent;
    return { name, seen: focused.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
  });
}

for (const { id, title, label } of kinds) {
  test(`D-6 at 781 px ${label} stands once, in the side panel @once`, async ({ page }) => {
    await page.setViewportSize({ width: 781, height: 900 });
    await openLive(page, `/events/${id}`);
    const modal = eventModal(page, title);
    const action = modal.getByRole("link", { name: label });
    await expect(action).toHaveCount(1);
    const button = await placeOf(action);
    const facts = await placeOf(modal.getByRole("heading", { level: 2 }));
    const details = await placeOf(modal.getByRole("region", { name: "Details" }));
    expect(button.right).toBeLessThan(details.x);
    expect(button.x).toBeCloseTo(facts.x, 0);
    expect(button.y).toBeGreaterThan(facts.bottom);
  });

  test(`D-7 at 780 px ${label} stands once, in a bar fixed to the bottom @once`, async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 900 });
    await openLive(page, `/events/${id}`);
    const modal = eventModal(page, title);
    const action = modal.getByRole("link", { name: label });
    await expect(action).toHaveCount(1);
    const bar = modal.locator(".event-modal-bar").filter({ has: page.getByRole("link", { name: label }) });
    const before = await placeOf(bar);
    expect(before.bottom).toBeCloseTo(900, 0);
    expect(before.width).toBe(await page.evaluate(() => document.body.offsetWidth));
    await modal.getByRole("heading", { level: 2 }).hover();
    await page.mouse.wheel(0, 5000);
    await expect(modal.locator(".sponsor-card").last()).toBeInViewport({ ratio: 1 });
    await expect(modal.getByRole("heading", { level: 2 })).not.toBeInViewport();
    expect(await placeOf(bar)).toEqual(before);
    const lastCard = await placeOf(modal.locator(".sponsor-card").last());
    expect(lastCard.bottom).toBeLessThanOrEqual(before.y);
  });
}

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]) {
  test(`D-7 at ${size.width} px the bar covers nothing that has the focus @once`, async ({ page }) => {
    await page.setViewportSize(size);
    await openLive(page, "/events/trichy-2025");
    const modal = eventModal(page, "Bitcoin Yatra Trichy");
    const controls = (await modal.getByRole("link").count()) + (await modal.locator("summary").count());
    const stops = [await focusStop(page)];
    // One stop more than there are links and buttons: the details are one of their own.
    while (stops.length < controls + 1) {
      await page.keyboard.press("Tab");
      stops.push(await focusStop(page));
    }
    expect(new Set(stops.map(({ name }) => name)).size).toBe(controls + 1);
    // Of the details, which are taller than the window, the middle need not be seen.
    expect(stops.filter(({ name, seen }) => !seen && name !== "Details")).toEqual([]);
  });
}

test("D-8 the modal is at most 90vh and 800 px tall, and scrolls @once", async ({ page }) => {
  await openLive(page, "/events");
  for (const { width, height, tall } of [
    { width: 1280, height: 1000, tall: 800 },
    { width: 1280, height: 700, tall: 630 },
    { width: 390, height: 844, tall: 759.6 },
    { width: 390, height: 1200, tall: 800 },
  ]) {
    await test.step(`at ${width} × ${height} px`, async () => {
      await resize(page, { width, height });
      await eventLink(page, "Bitcoin Yatra Jaipur").click();
      const modal = eventModal(page, "Bitcoin Yatra Jaipur");
      const behind = await scrolledBy(page);
      expect(behind).toBeGreaterThan(0);
      const { height: shown, y } = await placeOf(modal);
      expect(shown).toBeCloseTo(tall, 0);
      expect(y).toBeGreaterThanOrEqual(0);
      const sponsor = modal.locator(".sponsor-card").last();
      await expect(sponsor).not.toBeInViewport();
      const heading = modal.getByRole("heading", { name: "Bitcoin Yatra", exact: true });
      await heading.hover();
      const { x, y: top } = await placeOf(heading);
      await page.mouse.wheel(0, 5000);
      await expect(sponsor).toBeInViewport({ ratio: 1 });
      // At the content's end, and over the backdrop, the wheel still does not move the page behind.
      await page.mouse.wheel(0, 500);
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, 500);
      await page.mouse.move(x + 1, Math.min(top, height - 120));
      await page.mouse.wheel(0, -6000);
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await scrolledBy(page)).toBe(behind);
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    });
  }
});

test("D-8 at 320 px the modal opens at its top @once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, "/events/trichy-2025");
  const modal = eventModal(page, "Bitcoin Yatra Trichy");
  await expect(modal.locator(":focus")).toHaveText("Bitcoin Yatra Trichy");
  expect(await modal.locator(".event-modal-sheet").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test("D-11 at 320 px a sponsor's name stays on one line @once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, "/events/patna-edition-1");
  const names = eventModal(page, "Patna Edition 1.0").locator(".sponsor-name");
  await expect(names).toHaveText(["Potli", "Batua"]);
  for (const name of await names.all()) expect((await placeOf(name)).height).toBeLessThan(40);
});
