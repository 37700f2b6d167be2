import type { Locator, Page } from "@playwright/test";
import { openGallery } from "../e2e/support/open-gallery.ts";
import { expect, test } from "../e2e/support/site-test.ts";
import { expectPicture } from "./expect-picture.ts";

/** Gives an element the focus as the Tab key does, so that its ring shows. */
async function focusByKeyboard(page: Page, element: Locator) {
  await element.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(element).toBeFocused();
}

test("the gallery looks as it did, and a button with the keyboard's focus", async ({ page }) => {
  await openGallery(page);
  await focusByKeyboard(page, page.locator("#buttons").getByRole("button").first());
  for (const chapter of await page.locator(".gallery-chapter").all()) {
    await expectPicture(chapter, `gallery-${await chapter.getAttribute("id")}`);
  }
});

test.describe("dark", () => {
  test.use({ colorScheme: "dark" });

  test("the gallery looks as it did (dark)", async ({ page }) => {
    await openGallery(page);
    for (const id of ["sponsors", "buttons"]) {
      await expectPicture(page.locator(`#${id}`), `gallery-${id}-dark`);
    }
  });
});
