import type { Locator } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { placeOf } from "../support/event-elements.ts";
import { expect, read, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";
import { atEachWidth } from "../support/viewport.ts";

const { site, supporters } = testCatalogue;

/** Brings a picture near enough to be fetched, and expects that it is one. */
async function expectPicture(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

test.beforeEach(async ({ page }) => {
  await read(page, "/");
});

test("HM-9 P-5 the headline stands under the badge Phase 1 is concluded @once", async ({ page }) => {
  const headline = page.getByRole("heading", { name: "26 Cities, 1 Mission: Bitcoin Aasan Hai", level: 2 });
  await expect(headline).toBeVisible();
  const badge = headline.locator("xpath=../preceding-sibling::*");
  await expect(badge).toHaveText(["Phase 1 is concluded"]);
  await expect(badge).toBeVisible();
});

test("HM-10 P-3 the mission of 2026 is a quote beside the group photograph", async ({ page }) => {
  const mission = page.getByRole("region", { name: "Mission 2026" });
  await expect(mission.getByRole("blockquote")).toHaveText("Reach 100,000+ Indians with Bitcoin knowledge by 2026.");
  const photo = mission.getByRole("img");
  await expect(photo).toHaveAccessibleName(site.groupPhoto.description);
  await expectPicture(photo);
});

test("HM-11 P-4 Impact so far is one grid of the three figures and the event photographs", async ({ page }) => {
  const impact = page.getByRole("region", { name: "Impact so far" });
  const grid = impact.getByRole("list");
  await expect(grid).toHaveCSS("display", "grid");
  await expect(grid.getByRole("listitem").filter({ hasText: /\S/ })).toHaveText([
    "26 events across Indian cities",
    "5000+ attendees",
    "60k+ subscribers",
  ]);
  const photos = grid.getByRole("listitem").getByRole("img");
  await expect(photos).toHaveCount(site.eventPhotos.length);
  for (const photo of await photos.all()) await expectPicture(photo);
});

test("P-3 P-4 neither a figure nor its one word is broken over two lines @once", async ({ page }) => {
  await atEachWidth(page, [360, 390, 768, 781, 1024, 1280], async () => {
    for (const figure of ["100,000+", "26", "5000+", "attendees", "60k+", "subscribers"]) {
      const lines = await page.getByText(figure, { exact: true }).evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, figure).toBe(1);
    }
  });
});

test("HM-11 the line that crosses below the photographs leaves them free @once", async ({ page }) => {
  await atEachWidth(page, [781, 900, 1024, 1280, 1920], async () => {
    const [grid, line] = await page.locator(".impact-grid, .impact-track-across").evaluateAll((parts) =>
      parts.map((part) => {
        const { bottom } = part.getBoundingClientRect();
        return bottom - Number.parseFloat(getComputedStyle(part).borderBlockEndWidth);
      }),
    );
    expect((line ?? 0) - (grid ?? 0)).toBeGreaterThan(20);
  });
});

test("HM-12 Aftermovie Phase 1 is an embedded video that does not start by itself", async ({ page }) => {
  const section = page.getByRole("region", { name: "Aftermovie Phase 1" });
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Aftermovie Phase 1");
  await section.scrollIntoViewIfNeeded();
  const player = section.locator("iframe");
  await expect(player).toHaveCount(1);
  const src = await player.getAttribute("src");
  expect(src?.split("?")[0]).toBe(site.aftermovieAddress);
  const address = new URL(src ?? "", page.url());
  expect(address.searchParams.get("autoplay") ?? "0").toBe("0");
  await player.scrollIntoViewIfNeeded();
  const { width = 0, height = 1 } = (await player.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

testAlone("HM-12 the embedded video is fetched when the visitor comes to it, and moves nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, "/");
  await page.waitForLoadState("networkidle");
  const player = new URL(site.aftermovieAddress, page.url()).pathname;
  expect(asked).not.toContain(player);
  const section = page.getByRole("region", { name: "Aftermovie Phase 1" });
  await section.getByRole("heading").scrollIntoViewIfNeeded();
  const screen = section.locator(".aftermovie-screen");
  const height = await screen.evaluate((element) => element.getBoundingClientRect().height);
  await screen.scrollIntoViewIfNeeded();
  await expect(section.locator("iframe")).toBeInViewport();
  await expect.poll(() => asked).toContain(player);
  expect((await placeOf(screen)).height).toBe(height);
});

testAlone(
  "HM-12 R-10 the keyboard comes from far above to the place of the video, and from there into it",
  async ({ page }) => {
    await openLive(page, "/");
    const section = page.getByRole("region", { name: "Aftermovie Phase 1" });
    const link = section.getByRole("link", { name: "Watch the aftermovie" });
    await expect(link).toHaveAttribute("href", `${site.aftermovieAddress}?autoplay=0`);
    await page.getByRole("button", { name: "Aftermovie Phase 1" }).focus();
    await page.keyboard.press("Tab");
    await expect(section.locator(".aftermovie-screen")).toBeFocused();
    await expect(link).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(section.locator("iframe")).toBeFocused();
  },
);

test("HM-13 Supporters has its subtitle and five logos, of the five kinds of firm in their order", async ({ page }) => {
  const section = page.getByRole("region", { name: "Supporters" });
  await expect(section.getByText("Separated by names, united by Bitcoin", { exact: true })).toBeVisible();
  const items = section.getByRole("listitem");
  const kinds = [/Wallet/, /Mining/, /Hardware wallet/, /Training institute/, /Wallet/];
  await expect(items).toHaveText(kinds);
  await expect(items).toContainText(supporters.map(({ name }) => name));
  for (const logo of await items.locator("img").all()) await expectPicture(logo);
  await expect(items.locator("img")).toHaveCount(5);
});

test("HM-4 no id stands twice on the page, where a drawing's words would follow another's line @once", async ({
  page,
}) => {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("HM-14 the footer ends the page @once", async ({ page }) => {
  const last = page.getByRole("region", { name: "Supporters" });
  const footer = page.getByRole("contentinfo");
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect((await footer.boundingBox())?.y).toBeCloseTo(y + height, 1);
  await expect(page.locator("main section").last()).toHaveAccessibleName("Supporters");
});

test("HM-1 HM-3 HM-4 HM-9 HM-10 HM-11 HM-12 HM-13 HM-14 the parts follow one another in this order", async ({
  page,
}) => {
  const parts = [
    page.getByRole("heading", { level: 1 }),
    page.getByText("One train of teachers"),
    page.getByRole("img", { name: "Map of India with the stops of the tour" }),
    page.getByRole("button", { name: "Aftermovie Phase 1" }),
    page.getByText("Phase 1 is concluded", { exact: true }),
    page.getByRole("heading", { name: site.headline }),
    page.getByRole("heading", { name: "Mission 2026" }),
    page.getByRole("heading", { name: "Impact so far" }),
    page.getByRole("heading", { name: "Aftermovie Phase 1" }),
    page.getByRole("heading", { name: "Supporters" }),
    page.getByRole("contentinfo"),
  ];
  for (const [index, part] of parts.slice(1).entries()) {
    const before = await parts[index]?.elementHandle();
    const follows = await part.evaluate(
      (element, other) => Boolean(other && other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      before,
    );
    expect(follows, `${part} comes after ${parts[index]}`).toBe(true);
  }
  const bands = [0, 4, 6, 7, 8, 9, 10].map((index) => parts[index]);
  const tops = await Promise.all(bands.map(async (part) => (await part?.boundingBox())?.y ?? Number.NaN));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});
