import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { eventLink, eventModal, openModals } from "../support/event-elements.ts";
import { expect, openHydrated, phone, test, untilHydrated } from "../support/site-test.ts";

// On a phone. `event/event-history.spec.ts` opens and closes events of a city's page on a desktop.
test.use(phone);

test("X-1 X-3 E-6 a visitor opens a city's page, an event there and its share links, reloads, closes the event and returns to all cities", async ({
  page,
}) => {
  // With `navigator.share`, the share links would not be shown.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await openHydrated(page, "/events");
  await markDocument(page);
  const city = (name: string) => page.getByRole("navigation", { name: "Cities" }).getByRole("link", { name });
  await city("Delhi").tap();
  await expect(page).toHaveURL("/events/city/delhi");
  await expect(page).toHaveTitle("Events in Delhi · Bitcoin Yatra");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Bitcoin Yatra Delhi", "Delhi Edition 2.0"]);
  await expect(city("Delhi")).toHaveAttribute("aria-current", "page");
  const calendar = page.getByRole("link", { name: "Delhi: Download" });
  await expect(calendar).toHaveAttribute("href", "/calendars/city-delhi.ics");
  expect(await isMarkedDocument(page)).toBe(true);

  await eventLink(page, "Delhi Edition 2.0").tap();
  const modal = eventModal(page, "Delhi Edition 2.0");
  await expect(modal).toBeVisible();
  await expect(page.locator(".events h1")).toHaveText("Events in Delhi");
  await page.reload();
  await untilHydrated(page);
  await modal.locator("summary", { hasText: "Share" }).tap();
  const email = modal.getByRole("link", { name: /^E-mail/ });
  await expect(email).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(email).toBeHidden();
  await expect(modal).toBeVisible();
  await modal.getByRole("link", { name: "Close Delhi Edition 2.0" }).tap();
  await expect(openModals(page)).toHaveCount(0);
  await expect(page).toHaveURL("/events/city/delhi");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(eventLink(page, "Delhi Edition 2.0")).toBeFocused();
  await city("All cities").tap();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("article")).toHaveCount(8);
  await page.goBack();
  await expect(page).toHaveURL("/events/city/delhi");
});
