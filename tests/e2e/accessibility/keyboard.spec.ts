import type { Page } from "@playwright/test";
import { addressesWith } from "../../../catalogue/pages.ts";
import { eventLink, eventModal } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { letOtherSitesAnswer, openLive } from "../support/site-test.ts";
import { focusRing } from "./focus-ring.ts";

/** What has the focus, by the name that a visitor sees. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** Presses Tab so many times, and tells the name of every stop. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < count) {
    await page.keyboard.press("Tab");
    stops.push(await focusedName(page));
  }
  return stops;
}

test.describe("wide viewport", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("R-10 by keyboard come the skip link, the brand, the nav, and then the page @once", async ({ page }) => {
    await openLive(page, "/partners");
    expect(await tabStops(page, 6)).toEqual([
      "Skip to content",
      "Bitcoin Yatra",
      "Home",
      "Events",
      "Partners",
      expect.stringMatching(/^Host an event/),
    ]);
  });

  test("HM-2 HM-4 the stops of Home follow its order @once", async ({ page }) => {
    await openLive(page, "/");
    const stops = await tabStops(page, 20);
    expect(stops.slice(5, 7).map((stop) => stop.trim())).toEqual(["Trichy", "Tirupati"]);
    expect(stops.slice(7, 10)).toEqual(["Host an event", "Register", "What happens at a stop"]);
    expect(stops.slice(10, 19).every((stop) => /, (concluded|upcoming)$/.test(stop))).toBe(true);
    expect(stops[19]).toMatch(/Aftermovie Phase 1$/);
  });
});

for (const address of addressesWith("inSitemap")) {
  test(`R-10 the skip link of ${address} is the first stop, shows itself, and leads into the content`, async ({
    page,
  }) => {
    await openLive(page, address);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    const inside = await page.getByRole("main").evaluate((main) => main.contains(document.activeElement));
    expect(inside).toBe(true);
  });

  test(`R-10 every stop of ${address} shows that it has the focus, and none is outside the page`, async ({ page }) => {
    await openLive(page, address);
    // The stops within the player's frame, which comes when its place is near, are the video service's own.
    await page.evaluate(() => {
      const leaveOut = () => {
        for (const frame of document.querySelectorAll("iframe")) frame.tabIndex = -1;
      };
      leaveOut();
      new MutationObserver(leaveOut).observe(document.body, { childList: true, subtree: true });
    });
    const stops = await page
      .locator(":is(a[href], button, summary):not([tabindex='-1'])")
      .locator("visible=true")
      .count();
    expect(stops).toBeGreaterThan(8);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      const clear = { outline: "solid 3px", inViewport: true, isClear: true };
      expect(await focusRing(page), await focusedName(page)).toEqual(clear);
    }
  });
}

test.describe("menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("H-4 H-6 by keyboard the menu opens, keeps the focus inside, leads on, and closes @once", async ({ page }) => {
    await openLive(page, "/landing");
    expect(await tabStops(page, 3)).toEqual(["Skip to content", "Bitcoin Yatra", "Open menu"]);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      const outside = await menu.evaluate((dialog) => {
        const focused = document.activeElement;
        return focused === document.body || dialog.contains(focused) ? null : focused?.outerHTML;
      });
      expect(outside).toBeNull();
    }
    // From the browser's own controls, where the focus may be by now, Escape would not reach the page.
    await expect(async () => {
      await page.keyboard.press("Tab");
      expect(await menu.evaluate((dialog) => document.hasFocus() && dialog.contains(document.activeElement))).toBe(
        true,
      );
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await page.keyboard.press("Space");
    await menu.getByRole("link", { name: "Partners" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/partners");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("HM-4 HM-6 by keyboard the aftermovie opens, can be closed by its button, and gives the focus back", async ({
  page,
}) => {
  await openLive(page, "/");
  const logo = page.getByRole("button", { name: "Aftermovie Phase 1" });
  await logo.focus();
  await page.keyboard.press("Enter");
  const modal = page.getByRole("dialog", { name: "Aftermovie Phase 1" });
  await expect(modal).toBeVisible();
  expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await modal.getByRole("button", { name: "Close the video" }).focus();
  await page.keyboard.press("Space");
  await expect(modal).toBeHidden();
  await expect(logo).toBeFocused();
});

/** Presses Tab until what has the focus bears a name. */
async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`no stop is called ${name}`);
}

test("E-6 X-3 D-6 by keyboard alone a visitor comes from Home to an event, shares it, registers, and returns", async ({
  page,
}) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/");
  await tabTo(page, /^Register$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, /^Bitcoin Yatra Tirupati$/);
  await page.keyboard.press("Enter");
  const modal = eventModal(page, "Bitcoin Yatra Tirupati");
  await expect(modal.getByRole("heading", { level: 2 })).toBeFocused();
  await tabTo(page, /^Share$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^E-mail$/);
  await page.keyboard.press("Escape");
  await expect(modal.locator("summary", { hasText: "Share" })).toBeFocused();
  const opened = page.waitForEvent("popup");
  await tabTo(page, /^Register Now/);
  await page.keyboard.press("Enter");
  await (await opened).close();
  await tabTo(page, /^Close Bitcoin Yatra Tirupati$/);
  await page.keyboard.press("Enter");
  await expect(modal).toBeHidden();
  await expect(eventLink(page, "Bitcoin Yatra Tirupati")).toBeFocused();
});

test("PA-9 by keyboard a partner's card opens its website in a new tab", async ({ page }) => {
  await openLive(page, "/partners");
  await page.getByRole("region", { name: "Hosts" }).getByRole("link").first().focus();
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  await opened;
  await expect(page).toHaveURL("/partners");
});
