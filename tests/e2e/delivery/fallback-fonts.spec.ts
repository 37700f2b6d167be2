import type { Page } from "@playwright/test";
import { pageAddresses } from "../../../catalogue/pages.ts";
import { fallbackRegions } from "../../../site-build/fonts/fallback-fonts.ts";
import { openGallery } from "../support/open-gallery.ts";
import { expect, openText, test } from "../support/site-test.ts";

/** By how much a text's box may move, in CSS pixels, before a browser counts it as shifted. */
const unseen = 3;

const tallRegions = fallbackRegions.flatMap(({ weights, widths, taller }) => {
  const [lightest = 0, boldest = lightest] = weights.split(" ").map(Number);
  const [narrowest = 0, widest = narrowest] = widths.split(" ").map(Number.parseFloat);
  return taller ? [{ lightest, boldest, narrowest, widest, taller }] : [];
});

/** The texts to be seen whose boxes move too far when their font comes, each with its size. */
function shiftingTexts(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll(
    (elements, [regions, limit]) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => {
          const style = getComputedStyle(element);
          const [weight, width, size] = [style.fontWeight, style.fontStretch, style.fontSize].map(Number.parseFloat);
          return regions.some(
            ({ lightest, boldest, narrowest, widest, taller }) =>
              Number(weight) >= lightest &&
              Number(weight) <= boldest &&
              Number(width) >= narrowest &&
              Number(width) <= widest &&
              Number(size) * taller >= limit,
          );
        })
        .map((element) => `${element.textContent?.trim()}: ${getComputedStyle(element).fontSize}`),
    [tallRegions, unseen] as const,
  );
}

test("no text is so large that it counts as shifted when its font comes, whose boxes are less tall @once", async ({
  page,
}) => {
  expect(tallRegions).not.toEqual([]);
  for (const address of [...pageAddresses(), "/events/delhi-2025"]) {
    await openText(page, address);
    expect(await shiftingTexts(page), address).toEqual([]);
  }
  await openGallery(page);
  expect(await shiftingTexts(page), "the gallery").toEqual([]);
});
