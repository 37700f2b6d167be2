import type { Page } from "@playwright/test";
import { expectScrollFree, expectScrollLocked, scrollPosition } from "../support/scroll-attempts.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";
import { expectToFillViewport, resize } from "../support/viewport.ts";

const logoOf = (page: Page) => page.getByRole("button", { name: "Aftermovie Phase 1" });
const modalOf = (page: Page) => page.getByRole("dialog", { name: "Aftermovie Phase 1" });

async function openVideo(page: Page) {
  await openLive(page, "/");
  await logoOf(page).click();
  await expect(modalOf(page)).toBeVisible();
}

/** Gives the focus to the film's own player, as a visitor does who has stopped it. */
async function clickPlayer(page: Page) {
  await modalOf(page).frameLocator("iframe").locator("video").click();
  await expect(modalOf(page).locator("iframe")).toBeFocused();
}

/** Clicks beside the player, half way down. */
async function clickBeside(page: Page, edge: "left" | "right") {
  const { width, height } = (await modalOf(page).boundingBox()) ?? { width: 0, height: 0 };
  await modalOf(page).click({ position: { x: edge === "left" ? 8 : width - 8, y: height / 2 } });
}

/** The ways out, each with the act that takes it. */
const waysOut: [clause: string, name: string, leave: (page: Page) => Promise<void>][] = [
  ["HM-6", "the close button", (page) => modalOf(page).getByRole("button", { name: "Close the video" }).click()],
  ["HM-7", "a click on the left of the player", (page) => clickBeside(page, "left")],
  ["HM-7", "a click on the right of the player", (page) => clickBeside(page, "right")],
  ["HM-7", "Escape", (page) => page.keyboard.press("Escape")],
  [
    "HM-7",
    "Escape from within the player",
    async (page) => {
      await clickPlayer(page);
      await page.keyboard.press("Escape");
    },
  ],
];

test("HM-4 the aftermovie's logo opens a modal that fills the screen", async ({ page }) => {
  await openLive(page, "/");
  await expect(logoOf(page).locator("svg")).toBeVisible();
  await expect(modalOf(page)).toBeHidden();
  await logoOf(page).click();
  await expect(modalOf(page)).toBeVisible();
  await expectToFillViewport(modalOf(page));
  expect(await modalOf(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
});

test("HM-5 the modal's player starts by itself and is muted @once", async ({ page }) => {
  await openVideo(page);
  const player = modalOf(page).locator("iframe");
  await expect(player).toHaveAccessibleName("Aftermovie Phase 1");
  const address = new URL((await player.getAttribute("src")) ?? "", page.url());
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ autoplay: "1", mute: "1" });
  await expect(player).toHaveAttribute("allow", /autoplay/);
  await expect(player).toBeInViewport({ ratio: 1 });
});

testAlone("HM-5 nothing of the player is fetched before the modal opens @once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("autoplay=1") && asked.push(request.url()));
  await openLive(page, "/");
  await expect(page.locator('iframe[src*="autoplay=1"]')).toHaveCount(0);
  expect(asked).toEqual([]);
  const playing = page.waitForRequest(/autoplay=1/);
  await logoOf(page).click();
  await playing;
});

for (const [clause, name, leave] of waysOut) {
  test(`${clause} HM-8 ${name} closes the modal, ends playback and returns the focus to the logo @once`, async ({
    page,
  }) => {
    await openVideo(page);
    await expect.poll(() => page.frames().filter((frame) => frame.url().includes("autoplay=1")).length).toBe(1);
    await leave(page);
    await expect(modalOf(page)).toBeHidden();
    await expect(logoOf(page)).toBeFocused();
    await expect(page.locator('iframe[src*="autoplay=1"]')).toHaveCount(0);
    expect(page.frames().filter((frame) => frame.url().includes("autoplay=1"))).toEqual([]);
  });
}

test("HM-7 whatever the window's shape, the backdrop shows on both sides, and the close button off the player @once", async ({
  page,
}) => {
  await openVideo(page);
  for (const [width, height] of [
    [320, 568],
    [720, 500],
    [844, 390],
    [1024, 768],
    [1280, 800],
    [2560, 1080],
  ] as const) {
    await resize(page, { width, height });
    const player = await modalOf(page).locator("iframe").boundingBox();
    const close = await modalOf(page).getByRole("button").boundingBox();
    if (!player || !close) throw new Error("player and button are not shown");
    expect(player.x, `${width} px`).toBeGreaterThanOrEqual(16);
    expect(player.width / player.height).toBeCloseTo(16 / 9, 1);
    const beside = close.x - (player.x + player.width);
    const above = player.y - (close.y + close.height);
    expect(Math.max(beside, above), `${width} px`).toBeGreaterThanOrEqual(-0.5);
  }
});

test("HM-7 a click on the player itself does not close the modal @once", async ({ page }) => {
  await openVideo(page);
  await modalOf(page).locator("iframe").click();
  await expect(modalOf(page)).toBeVisible();
});

test("HM-8 the page cannot be scrolled while the modal is open, stays where it was, and can be after", async ({
  page,
}) => {
  await openLive(page, "/");
  await logoOf(page).scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  await logoOf(page).click();
  await expect(modalOf(page)).toBeVisible();
  expect(await scrollPosition(page)).toBe(before);
  await expectScrollLocked(page, { x: 30, y: 30 });
  await page.keyboard.press("Escape");
  await expect(modalOf(page)).toBeHidden();
  expect(await scrollPosition(page)).toBe(before);
  await expectScrollFree(page, { x: 30, y: 30 });
});

test("HM-8 leaving the page with Back leaves no lock behind @once", async ({ page }) => {
  await openLive(page, "/landing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
  await logoOf(page).click();
  await expect(modalOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/landing");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expectScrollFree(page, { x: 30, y: 300 });
});

test("HM-4 HM-6 the modal opens again after it was closed @once", async ({ page }) => {
  await openVideo(page);
  await modalOf(page).getByRole("button", { name: "Close the video" }).click();
  await logoOf(page).click();
  await expect(modalOf(page).locator("iframe")).toBeVisible();
});
