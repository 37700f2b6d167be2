import type { Page } from "@playwright/test";
import { fontsAreThere } from "../support/fonts-are-there.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";
import { atEachWidth, cutAtSides } from "../support/viewport.ts";

const viewport = { width: 360, height: 740 };
test.use({ viewport });

/** Opens a page whose visitor has set text to twice its size (WCAG 2.2, 1.4.4). */
async function openLarge(page: Page, address: string) {
  await openLive(page, address);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    return document.fonts.ready;
  });
}

const none = (count: number) => Array.from({ length: 2 * count }, () => 0);

test("WCAG 2.2 AA 1.4.12 text set as far apart as a visitor may ask leaves Home's hero whole and above its train @once", async ({
  page,
}) => {
  await openLive(page, "/");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await atEachWidth(page, [320, 360, 781, 1024, 1280], async () => {
    expect(await cutAtSides(page, ".hero-title, .hero-tagline, .next-stops a, .hero-buttons a")).toEqual(none(6));
    const [deck, buttons] = await page
      .locator(".hero-deck, .hero-buttons")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect((deck?.top ?? 0) - (buttons?.bottom ?? 0)).toBeGreaterThan((deck?.right ?? 0) * 0.05);
  });
});

test("E-1 text of twice the size leaves both phases' tabs within the window @once", async ({ page }) => {
  await openLarge(page, "/events");
  await expect(page.getByRole("tab")).toHaveCount(2);
  expect(await cutAtSides(page, '[role="tab"]')).toEqual(none(2));
});

test("H-4 text of twice the size leaves the menu's links whole @once", async ({ page }) => {
  await openLarge(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await cutAtSides(page, ".menu-links a")).toEqual(none(3));
});

test("HM-6 text of twice the size fits into the button that closes the film @once", async ({ page }) => {
  await openLarge(page, "/");
  await page.locator("button.roundel").click();
  const close = page.locator(".video-modal-close");
  await expect(close).toBeVisible();
  const sizes = await close.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(sizes.scrollHeight).toBeLessThanOrEqual(sizes.clientHeight);
});

test("HM-9 the headline's Hindi keeps to one line on the narrowest phone @once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, "/");
  await fontsAreThere(page);
  const lines = await page.locator(".headline-hindi").evaluate((line) => {
    return line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight);
  });
  expect(lines).toBeCloseTo(1, 1);
});
