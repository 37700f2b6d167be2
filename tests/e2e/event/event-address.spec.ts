import type { Page } from "@playwright/test";
import { clickAt, eventCard, eventLink, eventModal, listAt, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const jaipur = { title: "Bitcoin Yatra Jaipur", id: "jaipur-2025", phase: 2 } as const;
const patna = { title: "Patna Edition 1.0", id: "patna-edition-1", phase: 1 } as const;

const closings = [
  { way: "the close button", close: (page: Page) => page.getByRole("link", { name: /^Close / }).click(), from: jaipur },
  { way: "Escape", close: (page: Page) => page.keyboard.press("Escape"), from: patna },
  { way: "a click on the backdrop", close: (page: Page) => page.mouse.click(5, 5), from: patna },
  { way: "Back", close: (page: Page) => page.goBack(), from: jaipur },
];

/** Presses in the modal and releases outside it, as who selects its text may do. */
async function dragOutOf(page: Page, title: string) {
  await eventModal(page, title).getByRole("heading", { level: 2 }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press("Tab");
  await expect(eventModal(page, title)).toBeVisible();
}

test.describe("in motion", () => {
  // An event grows out of its card and shrinks back into it: what is pressed meanwhile has to work.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const from of [jaipur, patna]) {
    const ways = closings.filter((each) => each.from === from);
    test(`E-6 ${ways.map(({ way }) => way).join(" and ")} lead from ${from.id} back to the list as it was: place, tab and focus`, {
      tag: "@engines",
    }, async ({ page }) => {
      const { title, id, phase } = from;
      await openText(page, "/landing");
      await openLive(page, "/events");
      await phaseTab(page, phase).click();
      await page.evaluate(() => scrollTo(0, 150));
      const link = eventLink(page, title);
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      for (const { way, close } of ways) {
        await clickAt(link);
        await expect(eventModal(page, title)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
        await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
        // While the card grows, a picture of the page lies above it and takes the clicks.
        await page.waitForFunction(() => !document.activeViewTransition);
        if (way === "a click on the backdrop") await dragOutOf(page, title);
        await close(page);
        await expect(openModals(page)).toHaveCount(0);
        await expect(page).toHaveURL(listAt(phase));
        await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
        await expect(link).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(before);
        await page.waitForFunction(() => !document.activeViewTransition);
      }
      await page.goBack();
      await expect(page).toHaveURL("/landing");
    });
  }

  test("E-6 a double click on the close button goes back once, not twice, and Forward opens the event again", async ({
    page,
  }) => {
    await openText(page, "/landing");
    await openLive(page, "/events");
    await eventLink(page, "Bitcoin Yatra Trichy").click();
    const close = eventModal(page, "Bitcoin Yatra Trichy").getByRole("link", { name: "Close Bitcoin Yatra Trichy" });
    await close.evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await expect(openModals(page)).toHaveCount(0);
    await expect(page).toHaveURL("/events");
    // A second step back that is still on its way would arrive before this one.
    await page.goForward();
    await expect(page).toHaveURL("/events/trichy-2025");
    await expect(openModals(page)).toHaveAccessibleName("Bitcoin Yatra Trichy");
  });
});

test("E-6 /events/patna-edition-1 opens its modal, and closing lands on its tab and its card", {
  tag: "@phone",
}, async ({ page }) => {
  const { id, title, phase } = patna;
  await openLive(page, `/events/${id}`);
  await expect(openModals(page)).toHaveCount(1);
  await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
  await eventModal(page, title)
    .getByRole("link", { name: `Close ${title}` })
    .click();
  await expect(page).toHaveURL(listAt(phase));
  await expect(openModals(page)).toHaveCount(0);
  await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
  await expect(eventLink(page, title)).toBeFocused();
  await expect(eventLink(page, title)).toBeInViewport();
  await expect(page).toHaveTitle(/^Events/);
});

test("E-6 Escape and a click on the backdrop close an event that nobody has touched yet, opened by its address", async ({
  page,
}) => {
  for (const { close } of closings.slice(1, 3)) {
    await openLive(page, "/events/trichy-2025");
    await close(page);
    await expect(page).toHaveURL("/events");
    await expect(openModals(page)).toHaveCount(0);
  }
});

test("E-6 an event opened from Home closes onto its card, and Back then leads Home", async ({ page }) => {
  await openLive(page, "/");
  await page.getByRole("link", { name: "Patna" }).first().click();
  await expect(eventModal(page, patna.title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(listAt(1));
  await expect(eventLink(page, patna.title)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(openModals(page)).toHaveCount(0);
});

test("X-1 X-3 E-6 from a city's list to an event, its share links, and back to that list", { tag: "@phone" }, async ({
  page,
  hasTouch,
}) => {
  // A phone's Chromium has the system's share sheet, which no test can look at.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await openLive(page, "/events");
  const use = (control: ReturnType<typeof eventLink>) => (hasTouch ? control.tap() : control.click());
  const cities = page.getByRole("navigation", { name: "Cities" });
  await use(cities.getByRole("link", { name: "Jaipur", exact: true }));
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveTitle(/^Events in Jaipur/);
  const list = page.url();
  await use(eventLink(page, jaipur.title));
  const modal = eventModal(page, jaipur.title);
  await use(modal.locator("summary", { hasText: "Share" }));
  await expect(modal.getByRole("link", { name: /^E-mail/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(modal.getByRole("link", { name: /^E-mail/ })).toBeHidden();
  await expect(modal).toBeVisible();
  await use(modal.getByRole("link", { name: `Close ${jaipur.title}` }));
  await expect(page).toHaveURL(list);
  await expect(eventCard(page, jaipur.title)).toHaveCount(1);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(eventLink(page, jaipur.title)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("article")).toHaveCount(8);
});
