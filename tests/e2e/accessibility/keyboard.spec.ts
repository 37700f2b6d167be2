import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { eventLink, eventModal } from "../support/event-elements.ts";
import { menuNames } from "../support/menu-pages.ts";
import { expect, mockOtherSites, openHydrated, test } from "../support/site-test.ts";

/** The text of the focused element. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** Presses Tab until the focused element has a matching text. @throws Error after 60 times */
async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab reaches no element with the text ${name}`);
}

test("R-10 HM-2 HM-4 Tab moves from the skip link through the header to Home's links in their order, with a focus ring on each", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const stops: string[] = [];
  while (!stops.at(-1)?.startsWith("Aftermovie") && stops.length < 60) {
    await page.keyboard.press("Tab");
    stops.push(await focusedName(page));
    const ring = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const { top, bottom } = focused.getBoundingClientRect();
      return { style: outlineStyle, width: outlineWidth, inWindow: bottom > 0 && top < innerHeight };
    });
    expect(ring, stops.at(-1)).toEqual({ style: "solid", width: "3px", inWindow: true });
  }
  const named = ["Skip to content", "Bitcoin Yatra", ...menuNames];
  named.push("Trichy", "Tirupati", "Host an event", "Register", "What happens at a stop");
  expect(stops.slice(0, named.length)).toEqual(named);
  const marks = stops.slice(named.length, -1);
  expect(marks).toHaveLength(new Set(testCatalogue.events.map(({ city }) => city)).size);
  expect(marks.filter((stop) => !/, (concluded|upcoming)$/.test(stop))).toEqual([]);
  expect(stops.at(-1)).toMatch(/Aftermovie Phase 1$/);
});

test("E-6 X-3 D-6 with the keyboard alone, a visitor opens an event from Home, shares it, registers and closes it", {
  tag: "@engines",
}, async ({ page }) => {
  await mockOtherSites(page);
  await openHydrated(page, "/");
  await tabTo(page, /^Register$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, /^Bitcoin Yatra Tirupati$/);
  await page.keyboard.press("Enter");
  const modal = eventModal(page, "Bitcoin Yatra Tirupati");
  await expect(modal.getByRole("heading", { level: 2 })).toBeFocused();
  await tabTo(page, /^Share$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^E-mail$/);
  await page.keyboard.press("Escape");
  await expect(modal.locator("summary", { hasText: "Share" })).toBeFocused();
  const opened = page.waitForEvent("popup");
  await tabTo(page, /^Register Now/);
  await page.keyboard.press("Enter");
  await expect(await opened).toHaveURL("https://register.example/bitcoin-yatra-tirupati");
  await (await opened).close();
  await tabTo(page, /^Close Bitcoin Yatra Tirupati$/);
  await page.keyboard.press("Enter");
  await expect(modal).toBeHidden();
  await expect(eventLink(page, "Bitcoin Yatra Tirupati")).toBeFocused();
});
