import type { Page } from "@playwright/test";
import { expect, read, test } from "../support/shared-page-test.ts";

const keynoteSection = (page: Page) => page.getByRole("region", { name: "Keynote speakers" });

test.beforeEach(async ({ page }) => {
  await read(page, "/landing");
});

test("N-5 L-1 there are eight identical cards of a sample name, a sample job title and a placeholder image", async ({
  page,
}) => {
  const cards = keynoteSection(page).getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const faces = await cards.evaluateAll((all) => all.map((card) => card.innerHTML));
  expect(new Set(faces).size).toBe(1);
  await expect(cards).toHaveText(Array.from({ length: 8 }, () => "Speaker NameJob Title"));
  for (const image of await cards.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
  const sizes = await cards.evaluateAll((all) =>
    all.map((card) => `${card.getBoundingClientRect().width}×${card.getBoundingClientRect().height}`),
  );
  expect(new Set(sizes).size).toBe(1);
});

test("L-1 several sections come before the keynote speakers, another one and the footer after", async ({ page }) => {
  const headings = page.locator("main > section").getByRole("heading").and(page.locator("h1, h2"));
  const names = await headings.allTextContents();
  const keynote = names.indexOf("Keynote speakers");
  expect(keynote).toBeGreaterThanOrEqual(2);
  expect(names.slice(keynote + 1)).toHaveLength(1);
  const tops = await page
    .locator("main > section, footer")
    .evaluateAll((bands) => bands.map((band) => band.getBoundingClientRect().top));
  expect(tops).toHaveLength(names.length + 1);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("L-1 every section shows something to read", async ({ page }) => {
  for (const section of await page.locator("main > section").all()) {
    await expect(section).toBeVisible();
    await expect(section).toHaveAccessibleName(/\w/);
    expect((await section.textContent())?.length).toBeGreaterThan(60);
  }
});
