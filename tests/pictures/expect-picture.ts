import { expect, type Locator, type Page } from "@playwright/test";

const advice = "if the new look is meant, run `npm run pictures:update` and look at what it changed";

/** Expects a page's first screen, or a part of a page, to look as its reference in `references/` does. */
export async function expectPicture(seen: Page | Locator, name: string) {
  const whole = "page" in seen ? seen : seen.locator("body");
  await whole.evaluate(settle);
  await expect.soft(seen, advice).toHaveScreenshot(`${name}.png`);
}

/** Waits in the page for its fonts and for every picture within the element, also those that are far from being seen. */
async function settle(element: Element) {
  const pictures = [...element.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
