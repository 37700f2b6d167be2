import type { Page } from "@playwright/test";
import { addressesWith } from "../../../catalogue/pages.ts";
import { phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";
import { atEachWidth } from "../support/viewport.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/**
 * Buttons whose edge nobody sees where the system paints all grounds in one colour. The menu's are bars and a cross, the
 * aftermovie's is a drawing, which keeps its colours.
 */
function withoutEdge(page: Page): Promise<string[]> {
  return page
    .locator(".button, button:not(.menu-button, .menu-close, .roundel), [role=tab], .event-card")
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
    );
}

test("WCAG 2.2 AA 1.4.11 with forced colours every button, tab and ticket has an edge", async ({ page }) => {
  for (const address of [...addressesWith("inSitemap"), "/events/tirupati-2025"]) {
    await openText(page, address);
    expect(await withoutEdge(page), address).toEqual([]);
  }
});

test("HM-1 WCAG 2.2 AA 1.4.3 with forced colours the plates behind the title cover neither each other nor what stands beside it", async ({
  page,
}) => {
  await openText(page, "/");
  await atEachWidth(page, [390, 1280], async () => {
    const covered = await page.locator(".hero-title").evaluate((title) => {
      const plates = [...title.children].flatMap((word) => {
        const text = document.createRange();
        text.selectNodeContents(word.firstChild ?? word);
        return [...text.getClientRects()];
      });
      const others = [...document.querySelectorAll(".lamp, .fueling, .hero-tagline, .next-stops, .hero-buttons")];
      const boxes = [...others.map((other) => other.getBoundingClientRect()), ...plates];
      return plates.filter((plate, index) =>
        boxes.some(
          (box, place) =>
            place !== others.length + index &&
            Math.min(plate.bottom, box.bottom) - Math.max(plate.top, box.top) > 1 &&
            Math.min(plate.right, box.right) - Math.max(plate.left, box.left) > 1,
        ),
      ).length;
    });
    expect(covered).toBe(0);
  });
});

test("E-1 WCAG 2.2 AA 1.4.1 with forced colours the selected tab and the focus can be told", async ({ page }) => {
  await openLive(page, "/events");
  const lookOf = (phase: 1 | 2) =>
    phaseTab(page, phase).evaluate((tab) => {
      const { backgroundColor, color, borderBottomWidth, borderBottomStyle, outlineStyle } = getComputedStyle(tab);
      return [backgroundColor, color, borderBottomWidth, borderBottomStyle, outlineStyle].join();
    });
  expect(await lookOf(2)).not.toBe(await lookOf(1));
  await phaseTab(page, 2).focus();
  await page.keyboard.press("ArrowRight");
  await expect(phaseTab(page, 1)).toBeFocused();
  await expect(phaseTab(page, 1)).toHaveCSS("outline-style", "solid");
  await expect(phaseTab(page, 1)).toHaveCSS("outline-width", "3px");
});
