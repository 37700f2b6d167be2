import type { Page } from "@playwright/test";
import { axeViolationsInBothSchemes } from "../support/axe.ts";
import { phaseTab } from "../support/event-elements.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/** The states of pages that `every-page.spec.ts` does not meet. */
const states: { name: string; address: string; prepare: (page: Page) => Promise<void> }[] = [
  {
    name: "HM-4 Home with the aftermovie open",
    address: "/",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
      await expect(page.getByRole("dialog", { name: "Aftermovie Phase 1" })).toBeVisible();
    },
  },
  {
    name: "E-3 Events with Phase 1 chosen",
    address: "/events",
    prepare: async (page) => {
      await phaseTab(page, 1).click();
      await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Phase 1");
    },
  },
  {
    name: "X-3 a closed event with its share links unfolded",
    address: "/events/patna-edition-1",
    prepare: async (page) => {
      await page.getByRole("dialog").locator("summary", { hasText: "Share" }).click();
      await expect(page.getByRole("link", { name: "E-mail" })).toBeVisible();
    },
  },
  {
    name: "H-4 a phone's open menu",
    address: "/partners",
    prepare: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    },
  },
];

for (const { name, address, prepare } of states)
  test(`${name} has no violation of WCAG 2.2 AA that axe finds`, async ({ page }) => {
    await openLive(page, address);
    await prepare(page);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
