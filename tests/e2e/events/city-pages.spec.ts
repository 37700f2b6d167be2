import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { eventLink, eventModal, openModals } from "../support/event-elements.ts";
import { expect, openLive, test, untilLive } from "../support/site-test.ts";

test("X-1 X-3 E-6 from all cities to one's page, to an event, its share links, a reload, and back onto that page and to all cities", {
  tag: "@phone",
}, async ({ page, hasTouch }) => {
  // A phone's Chromium has the system's share sheet, which no test can look at.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await openLive(page, "/events");
  await markDocument(page);
  const use = (control: ReturnType<typeof eventLink>) => (hasTouch ? control.tap() : control.click());
  const city = (name: string) => page.getByRole("navigation", { name: "Cities" }).getByRole("link", { name });
  await use(city("Delhi"));
  await expect(page).toHaveURL("/events/city/delhi");
  await expect(page).toHaveTitle("Events in Delhi · Bitcoin Yatra");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Bitcoin Yatra Delhi", "Delhi Edition 2.0"]);
  await expect(city("Delhi")).toHaveAttribute("aria-current", "page");
  const calendar = page.getByRole("link", { name: "Delhi: Download" });
  await expect(calendar).toHaveAttribute("href", "/calendars/city-delhi.ics");
  expect(await isMarkedDocument(page)).toBe(true);

  await use(eventLink(page, "Delhi Edition 2.0"));
  const modal = eventModal(page, "Delhi Edition 2.0");
  await expect(modal).toBeVisible();
  await expect(page.locator(".events h1")).toHaveText("Events in Delhi");
  await page.reload();
  await untilLive(page);
  // On a phone the event covers the list, which is rendered when the event is closed.
  if (!hasTouch) await expect(page.locator(".events h1")).toHaveText("Events in Delhi");
  await use(modal.locator("summary", { hasText: "Share" }));
  const email = modal.getByRole("link", { name: /^E-mail/ });
  await expect(email).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(email).toBeHidden();
  await expect(modal).toBeVisible();
  await use(modal.getByRole("link", { name: "Close Delhi Edition 2.0" }));
  await expect(openModals(page)).toHaveCount(0);
  await expect(page).toHaveURL("/events/city/delhi");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(eventLink(page, "Delhi Edition 2.0")).toBeFocused();
  await use(city("All cities"));
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("article")).toHaveCount(8);
  await page.goBack();
  await expect(page).toHaveURL("/events/city/delhi");
});
