import type { Page } from "@playwright/test";
import { pageAddresses } from "../../../catalogue/pages.ts";
import { fallbackRegions } from "../../../site-build/fonts/fallback-fonts.ts";
import { expect, openText, test } from "../support/site-test.ts";

/** By how much a text's box may move, in CSS pixels, before a browser counts it as shifted. */
const unseen = 3;

/** Normal width: no other fallback font is as wide, so browsers take this one for each weight. */
const tallWidth = 100;

const taller = fallbackRegions.find(({ measured }) => measured.wdth === tallWidth)?.taller ?? 0;

/** The texts to be seen whose boxes move too far when their font comes, each with its size. */
function shiftingTexts(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll(
    (elements, [width, tooLarge]) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => {
          const { fontStretch, fontSize } = getComputedStyle(element);
          return Number.parseFloat(fontStretch) === width && Number.parseFloat(fontSize) >= tooLarge;
        })
        .map((element) => `${element.textContent?.trim()}: ${getComputedStyle(element).fontSize}`),
    [tallWidth, unseen / taller] as const,
  );
}

test("no text is so large that it counts as shifted when its font comes, whose boxes are less tall @once", async ({
  page,
}) => {
  expect(taller).toBeGreaterThan(0);
  for (const address of [...pageAddresses(), "/events/delhi-2025"]) {
    await openText(page, address);
    expect(await shiftingTexts(page), address).toEqual([]);
  }
});
