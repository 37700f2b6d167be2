import type { Page } from "@playwright/test";
import { pageAddresses } from "../../../catalogue/pages.ts";
import { expect, read, test } from "../support/shared-page-test.ts";

test.use({ allowedErrors: /Failed to load resource/ });

/** On screens of one device pixel per CSS pixel the dots of i and j run into their stems where letters are smaller and bolder. */
const [smallest, boldest] = [20, 700];

/** The texts with an i or j to be seen whose dots would be lost, each with its size and weight. */
function textsWithoutDots(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll(
    (elements, [size, weight]) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && /[ij]/.test(node.nodeValue ?? "")),
        )
        .filter((element) => {
          const { fontSize, fontWeight, textTransform } = getComputedStyle(element);
          return textTransform !== "uppercase" && Number.parseFloat(fontSize) < size && Number(fontWeight) > weight;
        })
        .map((element) => {
          const { fontSize, fontWeight } = getComputedStyle(element);
          return `${element.textContent?.trim()}: ${fontSize} ${fontWeight}`;
        }),
    [smallest, boldest] as const,
  );
}

for (const address of [...pageAddresses(), "/events/trichy-2025", "/nowhere"]) {
  test(`small letters keep their dots on ${address}`, async ({ page }) => {
    await read(page, address);
    expect(await textsWithoutDots(page)).toEqual([]);
  });
}
