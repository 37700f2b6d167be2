import type { Page } from "@playwright/test";
import { eventCard, eventLink, eventModal, openModals } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText, test as testAlone } from "../support/site-test.ts";

const jaipur = "Bitcoin Yatra Jaipur";

/** The city in the row over the visible list. */
function cityChip(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Cities" }).getByRole("link", { name, exact: true });
}

/** What the status line over the visible list says. */
function cityNote(page: Page) {
  return page.getByRole("tabpanel").getByRole("status");
}

/** Takes away the system's share sheet, which a phone's Chromium has: the button then opens a disclosure with links. */
async function withoutSheet(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
}

for (const { way, press } of [
  { way: "by keyboard @once", press: (page: Page) => page.keyboard.press("Enter") },
  { way: "by touch or click", press: undefined },
]) {
  testAlone(
    `X-1 X-3 from a city's list to an event, its share links, and back to that list ${way}`,
    async ({ page, hasTouch }) => {
      const use = async (control: ReturnType<typeof cityChip>) => {
        if (press) {
          await control.focus();
          return press(page);
        }
        return hasTouch ? control.tap() : control.click();
      };
      await withoutSheet(page);
      await openLive(page, "/events");
      await use(cityChip(page, "Jaipur"));
      await expect(page).toHaveURL(/\/events\?city=jaipur$/);
      await expect(cityNote(page)).toHaveText("1 event in Jaipur");
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.evaluate(() => scrollTo(0, 200));
      await use(eventLink(page, jaipur));
      const modal = eventModal(page, jaipur);
      await expect(page).toHaveURL(/\/events\/jaipur-2025$/);
      const behind = await page.evaluate(() => scrollY);
      await use(modal.locator("summary", { hasText: "Share" }));
      await expect(modal.getByRole("link", { name: /^E-mail/ })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(modal.getByRole("link", { name: /^E-mail/ })).toBeHidden();
      await expect(modal).toBeVisible();
      await use(modal.getByRole("link", { name: `Close ${jaipur}` }));
      await expect(openModals(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/events\?city=jaipur$/);
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(eventLink(page, jaipur)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(behind);
      await page.goBack();
      await expect(page).toHaveURL(/\/events$/);
      await expect(page.getByRole("article")).toHaveCount(8);
      await page.goForward();
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(cityChip(page, "Jaipur")).toHaveAttribute("aria-current", "true");
    },
  );
}

test("X-1 an address with a city's other name, and an event reloaded over it, show that city's list @once", async ({
  page,
}) => {
  await openLive(page, "/events?city=baroda");
  await expect(cityNote(page)).toHaveText("1 event in Vadodara");
  await expect(cityChip(page, "Vadodara")).toHaveAttribute("aria-current", "true");
  await expect(cityChip(page, "Vadodara")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/events$/);
  await eventLink(page, "Bitcoin Yatra Vadodara").click();
  await expect(openModals(page)).toHaveCount(1);
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/events\?city=baroda$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(eventCard(page, "Bitcoin Yatra Vadodara")).toBeVisible();
});

testAlone.describe("without a script", () => {
  testAlone.use({ javaScriptEnabled: false });

  testAlone(
    "X-1 X-3 X-4 no cities that would not filter; Share and the calendars unfold as plain links @once",
    async ({ page }) => {
      await openText(page, "/events?city=delhi");
      await expect(page.getByRole("navigation", { name: "Cities" })).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Atom feed" })).toHaveCount(1);
      await openText(page, "/events/trichy-2025");
      const modal = page.getByRole("dialog");
      await modal.locator("summary", { hasText: "Share" }).click();
      await expect(modal.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
        "href",
        /^https:\/\/wa\.me\/\?text=Bitcoin%20Yatra%20Trichy.*trichy-2025$/,
      );
      await expect(modal.getByRole("button", { name: "Copy link" })).toHaveCount(0);
      await modal.locator("summary", { hasText: "Add to calendar" }).click();
      await expect(modal.getByRole("link", { name: /^Google/ })).toHaveAttribute(
        "href",
        /dates=20250928T100000%2F20250928T170000/,
      );
      await expect(modal.getByRole("link", { name: "Apple & others" })).toHaveAttribute(
        "href",
        "/events/trichy-2025.ics",
      );
    },
  );
});
