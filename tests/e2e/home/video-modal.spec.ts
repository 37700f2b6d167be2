import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { expectScrollFree, expectScrollLocked, scrollPosition } from "../support/scrolling.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

const logoOf = (page: Page) => page.getByRole("button", { name: "Aftermovie Phase 1" });
const modalOf = (page: Page) => page.getByRole("dialog", { name: "Aftermovie Phase 1" });
const playing = (page: Page) => page.frames().filter((frame) => frame.url().includes("autoplay=1"));

test("HM-4 HM-5 HM-6 HM-7 HM-8 P-2 the aftermovie's logo opens a modal with the muted player, which its close button, a click beside the player and Escape close", {
  tag: "@engines",
}, async ({ page }) => {
  const beside = { x: 30, y: 30 };
  await openHydrated(page, "/");
  expect(playing(page)).toEqual([]);
  await logoOf(page).scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  const player = modalOf(page).locator("iframe");
  for (const leave of [
    () => modalOf(page).getByRole("button", { name: "Close the video" }).click(),
    () => page.mouse.click(beside.x, beside.y),
    () => page.keyboard.press("Escape"),
  ]) {
    await logoOf(page).click();
    expect(await modalOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: page.viewportSize()?.height });
    await expect(player).toBeInViewport({ ratio: 1 });
    await expect.poll(() => playing(page).length).toBe(1);
    // A click on the player must not close the modal.
    await player.click();
    await expect(modalOf(page)).toBeVisible();
    await leave();
    await expect(modalOf(page)).toBeHidden();
    await expect(logoOf(page)).toBeFocused();
    await expect.poll(() => playing(page).length).toBe(0);
    expect(await scrollPosition(page)).toBe(before);
  }
  await logoOf(page).click();
  await expect(player).toHaveAccessibleName("Aftermovie Phase 1");
  await expect(player).toHaveAttribute("allow", /autoplay/);
  const url = (await player.getAttribute("src")) ?? "";
  expect(url.startsWith(testCatalogue.site.aftermovieAddress)).toBe(true);
  expect(Object.fromEntries(new URL(url, page.url()).searchParams)).toMatchObject({ autoplay: "1", mute: "1" });
  await expectScrollLocked(page, beside);
  await modalOf(page).getByRole("button", { name: "Close the video" }).click();
  await expectScrollFree(page, beside);
});
