import type { Page } from "@playwright/test";
import { eventAddress } from "../../../catalogue/links/event-address.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, read, test } from "../support/shared-page-test.ts";
import { resize } from "../support/viewport.ts";

const { site } = testCatalogue;

test.beforeEach(async ({ page }) => {
  await read(page, "/");
});

const heroOf = (page: Page) => page.getByRole("region", { name: site.productName });

/** Where parts of the hero stand, from the window's left upper corner, in CSS pixels. */
function placesInHero(page: Page) {
  return page.locator(".hero").evaluate((hero) => {
    const boxOf = (selector: string) => {
      const part = hero.querySelector(selector);
      if (!part) throw new Error(`The hero has no ${selector}.`);
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right, top, bottom } =
        selector === "h1" ? range.getBoundingClientRect() : part.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    return {
      title: boxOf("h1"),
      scene: boxOf(".hero-scene"),
      board: boxOf(".next-stops"),
      buttons: boxOf(".hero-buttons"),
      deck: boxOf(".hero-deck"),
      width: document.body.clientWidth,
    };
  });
}

test("HM-1 the hero has the product's name as title, the badge, and Fueling with the logo of who fuels", async ({
  page,
}) => {
  const hero = heroOf(page);
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(site.productName);
  await expect(hero.getByText("Phase 2 is live", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByText("Fueling", { exact: true })).toBeInViewport({ ratio: 1 });
  const fueling = hero.locator("p", { hasText: `Fueling the tour ${site.fueledBy.name}` });
  await expect(fueling).toBeInViewport({ ratio: 1 });
  const logo = fueling.locator("img");
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("X-7 the first screen says that the tour is free, and where it stops next and when, one tap away", async ({
  page,
}) => {
  const hero = heroOf(page);
  await expect(hero.getByText(site.tagline ?? "no tagline", { exact: true })).toBeInViewport({ ratio: 1 });
  const board = hero.locator("p", { hasText: "Next stop Sunday, 28th September, 2025" });
  await expect(board).toBeInViewport({ ratio: 1 });
  const links = board.getByRole("link");
  await expect(links).toHaveText(["Trichy", "Tirupati"]);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["trichy-2025", "tirupati-2025"].map(eventAddress));
});

test("HM-2 Register leads by weight: it is filled, and larger than Host an event", async ({ page }) => {
  const [host, register] = await heroOf(page)
    .locator(".hero-buttons a")
    .evaluateAll((links) =>
      links.map((link) => {
        const { backgroundColor, fontSize } = getComputedStyle(link);
        return { text: link.textContent, width: link.clientWidth, size: Number.parseFloat(fontSize), backgroundColor };
      }),
    );
  expect([host?.text, register?.text]).toEqual(["Host an event", "Register"]);
  expect(register?.width).toBeGreaterThan((host?.width ?? 0) * 1.25);
  expect(register?.size).toBeGreaterThan((host?.size ?? 0) * 1.2);
  expect(host?.backgroundColor).toBe("rgba(0, 0, 0, 0)");
  expect(register?.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
});

test("HM-1 the hero is composed for windows of every shape @once", async ({ page }) => {
  const shapes = [
    [320, 568],
    [390, 844],
    [600, 1024],
    [768, 1024],
    [781, 1100],
    [820, 1180],
    [1024, 768],
    [1024, 1366],
    [1280, 800],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const;
  for (const [width, height] of shapes) {
    await resize(page, { width, height });
    // Another picture for another width, some time after it: until then the one before is laid out.
    const picture = page.locator(".hero-scene");
    const source = () => picture.evaluate((scene) => (scene instanceof HTMLImageElement ? scene.currentSrc : ""));
    await expect.poll(source).toContain(width < 600 ? "tall" : "wide");
    await picture.evaluate((scene) => (scene instanceof HTMLImageElement ? scene.decode() : undefined));
    const { title, scene, board, buttons, deck, width: pageWidth } = await placesInHero(page);
    await test.step(`${width} × ${height}`, () => {
      expect(title.right - title.left, "the title takes the width").toBeGreaterThan(pageWidth * 0.8);
      expect(title.right, "the title is whole").toBeLessThanOrEqual(pageWidth);
      expect(scene.top, "the rays end nowhere").toBeLessThanOrEqual(0);
      expect([scene.left <= 0, scene.right >= pageWidth], "the scene takes the width").toEqual([true, true]);
      expect(board.bottom, "the next stop is seen").toBeLessThanOrEqual(height);
      expect(deck.top - buttons.bottom, "the buttons end above the train").toBeGreaterThan(scene.right * 0.05);
    });
  }
});
