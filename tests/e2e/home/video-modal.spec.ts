import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { expectScrollFree, expectScrollLocked, scrollPosition } from "../support/scrolling.ts";
import { expect, openLive, test } from "../support/site-test.ts";

const logoOf = (page: Page) => page.getByRole("button", { name: "Aftermovie Phase 1" });
const modalOf = (page: Page) => page.getByRole("dialog", { name: "Aftermovie Phase 1" });
const playing = (page: Page) => page.frames().filter((frame) => frame.url().includes("autoplay=1"));

test("HM-4 HM-5 HM-8 P-2 the aftermovie's logo opens a modal over the whole window whose player starts by itself, muted; the page behind cannot be scrolled, stays where it was, and can be after", async ({
  page,
}) => {
  await openLive(page, "/");
  expect(playing(page)).toEqual([]);
  await logoOf(page).scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  await logoOf(page).click();
  expect(await modalOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  const player = modalOf(page).locator("iframe");
  await expect(player).toBeInViewport({ ratio: 1 });
  await expect(player).toHaveAccessibleName("Aftermovie Phase 1");
  await expect(player).toHaveAttribute("allow", /autoplay/);
  const address = (await player.getAttribute("src")) ?? "";
  expect(address.startsWith(testCatalogue.site.aftermovieAddress)).toBe(true);
  expect(Object.fromEntries(new URL(address, page.url()).searchParams)).toMatchObject({ autoplay: "1", mute: "1" });
  await expectScrollLocked(page, { x: 30, y: 30 });
  // A click on the player itself is no click on the backdrop.
  await player.click();
  await expect(modalOf(page)).toBeVisible();
  await modalOf(page).getByRole("button", { name: "Close the video" }).click();
  await expect(modalOf(page)).toBeHidden();
  expect(await scrollPosition(page)).toBe(before);
  await expectScrollFree(page, { x: 30, y: 30 });
});

test("HM-6 HM-7 HM-8 the close button, a click beside the player and Escape close the modal, end playback and return the focus to the logo", {
  tag: ["@engines", "@translated"],
}, async ({ page }) => {
  await openLive(page, "/");
  for (const leave of [
    () => modalOf(page).getByRole("button", { name: "Close the video" }).click(),
    () => modalOf(page).click({ position: { x: 8, y: 400 } }),
    () => page.keyboard.press("Escape"),
  ]) {
    await logoOf(page).click();
    await expect(modalOf(page)).toBeVisible();
    await expect.poll(() => playing(page).length).toBe(1);
    await leave();
    await expect(modalOf(page)).toBeHidden();
    await expect(logoOf(page)).toBeFocused();
    await expect.poll(() => playing(page).length).toBe(0);
  }
});
