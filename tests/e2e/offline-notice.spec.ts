import { noticeOf, test } from "./offline-test.ts";
import { expect, openLive } from "./site-test.ts";

test.use({ workers: false });

test("O-5 the notice that came over the open menu stays when it closes, and so does the word that all is well", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/landing");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  // Its code comes in idle time.
  await expect(noticeOf(page)).toBeAttached();
  await context.setOffline(true);
  await expect(menu.getByRole("status")).toHaveText("You are offline.");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(noticeOf(page)).toHaveText("You are offline.");
  await expect(noticeOf(page)).toBeInViewport();
  await context.setOffline(false);
  await expect(noticeOf(page)).toHaveText("You are online again.");
  await expect(noticeOf(page)).toBeInViewport();
});
