import type { Page } from "@playwright/test";
import {
  clickAt,
  eventCard,
  eventLink,
  eventModal,
  listAt,
  openModals,
  phaseTab,
  viewTransitionEnd,
} from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText, test as testAlone } from "../support/site-test.ts";

/** An event grows out of its card and shrinks back into it: what is pressed meanwhile has to work. */
const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

const jaipur = { title: "Bitcoin Yatra Jaipur", id: "jaipur-2025", phase: 2 } as const;
const patna = { title: "Patna Edition 1.0", id: "patna-edition-1", phase: 1 } as const;

const closings = [
  {
    way: "the close button",
    close: (page: Page) => page.getByRole("link", { name: /^Close / }).click(),
    from: jaipur,
    once: "",
  },
  { way: "Escape", close: (page: Page) => page.keyboard.press("Escape"), from: patna, once: " @once" },
  { way: "a click on the backdrop", close: (page: Page) => page.mouse.click(5, 5), from: patna, once: " @once" },
  { way: "Back", close: (page: Page) => page.goBack(), from: jaipur, once: "" },
];

for (const { id, title, phase, once } of [
  { id: "srinagar-2025", title: "Bitcoin Yatra Srinagar", phase: 2, once: " @once" },
  { id: "lucknow-2025", title: "Bitcoin Yatra Lucknow", phase: 2, once: " @once" },
  { id: "patna-edition-1", title: "Patna Edition 1.0", phase: 1, once: "" },
] as const) {
  test(`E-6 /events/${id} shows its modal, in wide windows over the list, and closing lands on its tab and its card${once}`, async ({
    page,
    isMobile,
  }) => {
    const response = await openText(page, `/events/${id}`);
    expect(response?.status()).toBe(200);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(openModals(page)).toHaveCount(1);
    await expect(eventModal(page, title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(eventCard(page, title)).toHaveCount(isMobile ? 0 : 1);
    await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
    await eventModal(page, title)
      .getByRole("link", { name: `Close ${title}` })
      .click();
    await expect(page).toHaveURL(listAt(phase));
    await expect(openModals(page)).toHaveCount(0);
    await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
    await expect(eventLink(page, title)).toBeFocused();
    await expect(page).toHaveTitle(/^Events/);
  });
}

for (const key of ["Escape", "backdrop"] as const) {
  test(`E-6 ${key} closes a direct visit that nobody has touched yet, and lands on /events @once`, async ({ page }) => {
    await openLive(page, "/events/trichy-2025");
    await (key === "Escape" ? page.keyboard.press(key) : page.mouse.click(5, 5));
    await expect(page).toHaveURL(/\/events$/);
    await expect(openModals(page)).toHaveCount(0);
  });
}

for (const { way, close, from, once } of closings) {
  const { title, id, phase } = from;
  testAlone.describe(way, () => {
    testAlone.use(from === patna ? inMotion : {});

    testAlone(
      `E-6 ${way} leads from ${id} back to the list as it was: place, tab and focus${once}`,
      async ({ page }) => {
        await openLive(page, "/events");
        await phaseTab(page, phase).click();
        const link = eventLink(page, title);
        await page.evaluate(() => scrollTo(0, 150));
        // Firefox scrolls a little more when it is asked again, as it is before the click.
        for (const _ of ["first", "again"]) await link.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => scrollY);
        expect(before).toBeGreaterThan(0);
        await clickAt(link);
        await expect(eventModal(page, title)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
        await expect(eventModal(page, title).locator(":focus")).toHaveCount(1);
        await viewTransitionEnd(page);
        await close(page);
        await expect(openModals(page)).toHaveCount(0);
        await expect(page).toHaveURL(listAt(phase));
        await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
        await expect(link).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(before);
      },
    );
  });
}

test("E-6 after closing, Forward opens the event again, and Back leaves the list @once", async ({ page }) => {
  const { title, id } = jaipur;
  await openText(page, "/landing");
  await openLive(page, "/events");
  const link = eventLink(page, title);
  await clickAt(link);
  await expect(eventModal(page, title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(eventModal(page, title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/landing$/);
});

test("E-6 Enter on a card's title opens the event, and Escape gives the focus back @once", async ({ page }) => {
  await openLive(page, "/events");
  const link = eventLink(page, "Bitcoin Yatra Tirupati");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(eventModal(page, "Bitcoin Yatra Tirupati").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

testAlone.describe("in motion", () => {
  testAlone.use(inMotion);

  testAlone("E-6 a double click on the close button goes back once, not twice @once", async ({ page }) => {
    await openText(page, "/landing");
    await openLive(page, "/events");
    await eventLink(page, "Bitcoin Yatra Trichy").click();
    const close = eventModal(page, "Bitcoin Yatra Trichy").getByRole("link", { name: "Close Bitcoin Yatra Trichy" });
    await close.evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await expect(openModals(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/events$/);
    // Were a second step back still on its way, it would arrive before this one.
    await page.goForward();
    await expect(page).toHaveURL(/\/events\/trichy-2025$/);
  });
});

test("E-6 a press that begins in the modal and ends on the backdrop, as when selecting text, leaves it open @once", async ({
  page,
}) => {
  await openLive(page, "/events/trichy-2025");
  const modal = eventModal(page, "Bitcoin Yatra Trichy");
  await modal.getByRole("heading", { level: 2 }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press("Tab");
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(/\/events\/trichy-2025$/);
});

test.describe("an id that nobody knows", () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const id of ["nowhere-2025", "toString"]) {
    test(`R-8 /events/${id} answers 404 with the crash screen @once`, async ({ page }) => {
      const response = await openText(page, `/events/${id}`);
      expect(response?.status()).toBe(404);
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }
});

test("E-6 an event opened from elsewhere closes onto its card, and Back then leads where the visitor came from", async ({
  page,
}) => {
  await openLive(page, "/");
  await page.getByRole("link", { name: "Patna" }).first().click();
  await expect(eventModal(page, "Patna Edition 1.0")).toBeVisible();
  await viewTransitionEnd(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(listAt(1));
  await expect(eventLink(page, "Patna Edition 1.0")).toBeFocused();
  await expect(eventLink(page, "Patna Edition 1.0")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(openModals(page)).toHaveCount(0);
});
