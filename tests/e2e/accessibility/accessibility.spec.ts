import type { Page } from "@playwright/test";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";
import { resize } from "../support/viewport.ts";
import { axeViolations } from "./axe-violations.ts";

const states: { name: string; address: string; prepare: (page: Page) => Promise<void> }[] = [
  {
    name: "Home",
    address: "/",
    prepare: (page) => expect(page.getByRole("heading", { name: "Supporters" })).toBeVisible(),
  },
  {
    name: "Home with the aftermovie open",
    address: "/",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
      await expect(page.getByRole("dialog", { name: "Aftermovie Phase 1" })).toBeVisible();
    },
  },
  {
    name: "Partners with its list",
    address: "/partners",
    prepare: (page) => expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible(),
  },
  {
    name: "Landing with every answer unfolded",
    address: "/landing",
    prepare: async (page) => {
      const questions = page.locator("summary");
      for (const question of await questions.all()) await question.click();
      await expect(page.locator("details[open]")).toHaveCount(await questions.count());
    },
  },
];

for (const { name, address, prepare } of states) {
  test(`WCAG 2.2 AA 1.4.10 ${name} has no violation that axe finds, and at 320 px no need to scroll sideways @once`, async ({
    page,
  }) => {
    await openLive(page, address);
    await prepare(page);
    expect(await axeViolations(page)).toEqual([]);
    await resize(page, { width: 320, height: 640 });
    const beyond = () => page.locator("html").evaluate((root) => root.scrollWidth - document.body.clientWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  });
}

test.describe("menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(`WCAG 2.2 AA the open menu has no violation that axe finds @once`, async ({ page }) => {
    await openLive(page, "/partners");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe("answers that are late or missing", () => {
  test.use({ allowedErrors: /status of 404/ });

  test(`WCAG 2.2 AA the crash screen has no violation that axe finds @once`, async ({ page }) => {
    await openLive(page, "/nowhere");
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`WCAG 2.2 AA Partners while it waits has no violation that axe finds @once`, async ({ page }) => {
    await page.route("**/api/partners", () => {});
    await openLive(page, "/partners");
    await expect(page.getByText("Loading partners")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
