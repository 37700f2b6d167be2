import type { Page } from "@playwright/test";
import { phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** Buttons and tabs with a text of which nobody sees the edge where the system paints all backgrounds in one colour. */
function withoutEdge(page: Page): Promise<string[]> {
  return page
    .locator("main button, main [role=tab], main a.button")
    .filter({ visible: true, hasText: /\S/ })
    .evaluateAll((found) =>
      found
        // A drawing keeps its colours.
        .filter((element) => !element.querySelector("svg, img"))
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .map((element) => element.textContent),
    );
}

test("E-1 WCAG 2.2 AA 1.4.1 1.4.11 with forced colours buttons have an edge, and the selected tab and the focus can be told", async ({
  page,
}) => {
  for (const address of ["/", "/partners", "/landing"]) {
    await openText(page, address);
    expect(await withoutEdge(page), address).toEqual([]);
  }
  await openLive(page, "/events");
  expect(await withoutEdge(page), "/events").toEqual([]);
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
