import type { Page } from "@playwright/test";
import { openBeforeScript } from "../events/open-before-script.ts";
import { expectScrollFree, expectScrollLocked, scrollPosition } from "../support/scroll-attempts.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";
import { expectToFillViewport } from "../support/viewport.ts";

const viewport = { width: 780, height: 700 };
test.use({ viewport });

const middle = { x: 390, y: 350 };

async function openMenu(page: Page, address: string) {
  await openLive(page, address);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  return menu;
}

test("H-4 the hamburger opens a menu with Home, Events and Partners @once", async ({ page }) => {
  const menu = await openMenu(page, "/landing");
  const links = menu.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Events", "Partners"]);
  await expect(links.nth(0)).toHaveAttribute("href", "/");
  await expect(links.nth(1)).toHaveAttribute("href", "/events");
  await expect(links.nth(2)).toHaveAttribute("href", "/partners");
});

for (const size of [viewport, { width: 320, height: 568 }]) {
  test(`H-4 the menu covers the whole viewport at ${size.width}×${size.height} @once`, async ({ page }) => {
    await page.setViewportSize(size);
    const menu = await openMenu(page, "/");
    await expectToFillViewport(menu);
  });
}

for (const { when, open } of [
  { when: "", open: openLive },
  { when: ", also before the script has come", open: openBeforeScript },
]) {
  testAlone(`H-4 a double tap on the hamburger leaves the menu open${when} @once`, async ({ page }) => {
    await open(page, "/landing");
    await page.getByRole("button", { name: "Open menu" }).dblclick();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    // A later tap closes it.
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
  });
}

test("H-4 the page behind the open menu cannot be reached @once", async ({ page }) => {
  const menu = await openMenu(page, "/events");
  await page.evaluate(() => document.querySelector<HTMLElement>(".footer a")?.focus());
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.mouse.click(390, 690);
  await expect(page).toHaveURL("/events");
});

test("H-4 the menu marks the current route @once", async ({ page }) => {
  const menu = await openMenu(page, "/partners");
  await expect(menu.getByRole("link", { name: "Partners" })).toHaveAttribute("aria-current", "page");
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
});

test("H-5 the page cannot be scrolled while the menu is open, and can be after @once", async ({ page }) => {
  await openLive(page, "/landing");
  await page.evaluate(() => scrollTo(0, 10));
  const { x = 0, y = 0 } = (await page.getByRole("button", { name: "Open menu" }).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await scrollPosition(page)).toBe(10);
  await expectScrollLocked(page, middle);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await scrollPosition(page)).toBe(10);
  await expectScrollFree(page, middle);
});

test("H-5 a navigation from the menu leaves a page that scrolls @once", async ({ page }) => {
  const menu = await openMenu(page, "/");
  await menu.getByRole("link", { name: "Partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  await expectScrollFree(page, middle);
});

test("H-6 the menu closes on the way to each of its pages @once", async ({ page }) => {
  const menu = await openMenu(page, "/landing");
  for (const [name, address] of [
    ["Home", "/"],
    ["Events", "/events"],
    ["Partners", "/partners"],
  ] as const) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
  }
});

test("H-6 the menu closes at the link of the page that is shown already @once", async ({ page }) => {
  const menu = await openMenu(page, "/events");
  await menu.getByRole("link", { name: "Events", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("H-6 the menu closes when Back changes the route @once", async ({ page }) => {
  const menu = await openMenu(page, "/landing");
  await menu.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/landing");
  await expect(menu).toBeHidden();
});

test("H-6 Escape closes the menu, and the focus returns to the hamburger @once", async ({ page }) => {
  const menu = await openMenu(page, "/events");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

testAlone(
  "H-6 the focus returns to the hamburger where a click gives a button none, as in Safari @once",
  async ({ page }) => {
    await page.addInitScript(() => addEventListener("mousedown", (press) => press.preventDefault()));
    const menu = await openMenu(page, "/events");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  },
);

test("H-6 its own button closes the menu, and the focus returns to the hamburger @once", async ({ page }) => {
  const menu = await openMenu(page, "/events");
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("H-6 the menu closes when the viewport grows past 780 px, and stays closed @once", async ({ page }) => {
  const menu = await openMenu(page, "/landing");
  await page.setViewportSize({ width: 781, height: 700 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectScrollFree(page, middle);
  await page.setViewportSize(viewport);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(menu).toBeHidden();
});
