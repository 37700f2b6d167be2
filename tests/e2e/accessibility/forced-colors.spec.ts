import type { Page } from "@playwright/test";
import { phaseTab } from "../support/event-elements.ts";
import { expect, openHydrated, openPrerendered, test } from "../support/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** The texts of buttons and tabs without a border: in forced colours all backgrounds are the same. */
function withoutBorder(page: Page): Promise<string[]> {
  return page
    .locator("main button, main [role=tab], main a.button")
    .filter({ visible: true, hasText: /\S/ })
    .evaluateAll((found) =>
      found
        // Drawings keep their colours.
        .filter((element) => !element.querySelector("svg, img"))
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .map((element) => element.textContent),
    );
}

test("E-1 WCAG 2.2 AA 1.4.1 1.4.11 in forced colours, buttons have a border, and the selected tab and the focus are distinguishable", async ({
  page,
}) => {
  for (const path of ["/", "/partners", "/landing"]) {
    await openPrerendered(page, path);
    expect(await withoutBorder(page), path).toEqual([]);
  }
  await openHydrated(page, "/events");
  expect(await withoutBorder(page), "/events").toEqual([]);
  const look = (phase: 1 | 2) =>
    phaseTab(page, phase).evaluate((tab) => {
      const { backgroundColor, color, borderBottomWidth, borderBottomStyle } = getComputedStyle(tab);
      return [backgroundColor, color, borderBottomWidth, borderBottomStyle].join();
    });
  expect(await look(2)).not.toBe(await look(1));
  await phaseTab(page, 2).focus();
  await page.keyboard.press("ArrowRight");
  await expect(phaseTab(page, 1)).toBeFocused();
  await expect(phaseTab(page, 1)).toHaveCSS("outline-style", "solid");
});
