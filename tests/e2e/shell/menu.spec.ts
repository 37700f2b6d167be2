import type { Page } from "@playwright/test";
import { menuNames, menuPages } from "../support/menu-pages.ts";
import { expectScrollFree, expectScrollLocked, scrollPosition } from "../support/scrolling.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

const viewport = { width: 780, height: 700 };
test.use({ viewport });

const middle = { x: 390, y: 350 };
const hamburgerOf = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("H-4 H-6 the hamburger button opens a menu over the whole viewport, which marks the current page and closes on navigation", {
  tag: "@engines",
}, async ({ page }) => {
  await openHydrated(page, "/partners");
  await hamburgerOf(page).click();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  const links = menu.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(menuNames);
  await expect(menu.locator('[aria-current="page"]')).toHaveText("Partners");
  const { width, height } = (await menu.boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(viewport.width - 20);
  expect(height).toBe(viewport.height);
  for (const { name, path } of menuPages) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
    await hamburgerOf(page).click();
  }
  await page.goBack();
  await expect(page).toHaveURL(menuPages.at(-2)?.path ?? "");
  await expect(menu).toBeHidden();
});

test("H-4 H-5 the page behind the open menu can be neither focused nor scrolled, and a double tap leaves the menu open", async ({
  page,
}) => {
  await openHydrated(page, "/landing");
  await page.evaluate(() => scrollTo(0, 10));
  const { x = 0, y = 0 } = (await hamburgerOf(page).boundingBox()) ?? {};
  await page.mouse.dblclick(x + 20, y + 20);
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const isInside = await menu.evaluate((dialog) => {
      // After the last link, the focus leaves the page for the browser's controls.
      return document.activeElement === document.body || dialog.contains(document.activeElement);
    });
    expect(isInside).toBe(true);
  }
  const behind = page.getByRole("contentinfo", { includeHidden: true }).getByRole("link", { includeHidden: true });
  await behind.first().focus();
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await expectScrollLocked(page, middle);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await scrollPosition(page)).toBe(10);
  await expectScrollFree(page, middle);
  await hamburgerOf(page).click();
  await menu.getByRole("link", { name: "Partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await expectScrollFree(page, middle);
});

test("H-6 Escape, the close button, a viewport of more than 780 px and leaving the document close the menu, and the focus returns to the hamburger button", async ({
  page,
}) => {
  // In Safari, a click does not focus a button.
  await page.addInitScript(() => addEventListener("mousedown", (press) => press.preventDefault()));
  await openHydrated(page, "/landing");
  const menu = menuOf(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => menu.getByRole("button", { name: "Close menu" }).click(),
  ]) {
    await hamburgerOf(page).click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(hamburgerOf(page)).toBeFocused();
  }
  await hamburgerOf(page).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 781, height: 700 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectScrollFree(page, middle);
  await page.setViewportSize(viewport);
  await hamburgerOf(page).click();
  await expect(menu).toBeVisible();
  // Playwright's Chromium has no back/forward cache: this event would precede it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(menu).toBeHidden();
});
