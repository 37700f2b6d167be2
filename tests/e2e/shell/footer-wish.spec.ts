import type { Page } from "@playwright/test";
import { fontsAreThere } from "../support/fonts-are-there.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/** A picture of the wish's first word, from its first letter to its last, as base64. */
async function pictureOfWord(page: Page): Promise<string> {
  const clip = await page.locator(".wish-words").evaluate((words) => {
    const [text] = words.childNodes;
    if (!text) throw new Error("The wish has no words.");
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.textContent?.indexOf(" ") ?? 0);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  return (await page.screenshot({ clip })).toString("base64");
}

/** How many points of two pictures differ for the eye; the line's dark casing on the dark ground does not. */
function countOfDifferentPoints(page: Page, pictures: [string, string]): Promise<number> {
  return page.evaluate(async (encoded) => {
    const [one = [], other = []] = await Promise.all(
      encoded.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
        drawing?.drawImage(image, 0, 0);
        return drawing?.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    return Array.from(one).filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 48).length;
  }, pictures);
}

// Without the gap in its headstroke भ is म: शुम means nothing.
test("on the home page the line breaks off around the wish's letters, which are whole", async ({ page }) => {
  await openLive(page, "/");
  await page.locator(".wish").scrollIntoViewIfNeeded();
  await fontsAreThere(page);
  const withLine = await pictureOfWord(page);
  await page.locator(".wish-track").evaluate((line) => line.setAttribute("hidden", ""));
  await expect(page.locator(".wish-track")).toBeHidden();
  await page.locator(".wish-words").evaluate((words) => Object.assign(words.style, { clipPath: "none" }));
  // The gap alone has hundreds of points; some differ at edges.
  expect(await countOfDifferentPoints(page, [withLine, await pictureOfWord(page)])).toBeLessThan(50);
});
