import { inLanguage } from "../../../catalogue/site-languages.ts";
import { isMarkedDocument, markDocument, navigateInApp } from "../support/client-navigation.ts";
import { eventCard, eventLink, eventModal, openModals } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

test("X-1 a city leads to its page, with the events of all phases, its calendar and its own title", async ({
  page,
}) => {
  await openLive(page, "/events");
  await markDocument(page);
  const city = (name: string) => page.getByRole("navigation", { name: "Cities" }).getByRole("link", { name });
  await city("Delhi").click();
  await expect(page).toHaveURL("/events/city/delhi");
  await expect(page).toHaveTitle("Events in Delhi · Bitcoin Yatra");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Bitcoin Yatra Delhi", "Delhi Edition 2.0"]);
  await expect(city("Delhi")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: "Delhi: Download" })).toHaveAttribute(
    "href",
    "/calendars/city-delhi.ics",
  );
  await city("All cities").click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("article")).toHaveCount(8);
  await page.goBack();
  await expect(page).toHaveURL("/events/city/delhi");
  expect(await isMarkedDocument(page)).toBe(true);
});

test("X-1 other names of a city lead to its page by a direct request and by client navigation, and Back leaves it", async ({
  page,
  request,
}) => {
  const mumbai = "/events/city/mumbai";
  const others = ["bombay", "मुंबई", "Mumbai"].map((name) => `/events/city/${name}`);
  for (const { language, addresses } of [
    { language: "en", addresses: others },
    { language: "hi", addresses: ["/hi/events/city/bombay"] },
  ]) {
    await openLive(page, inLanguage("/landing", language));
    for (const address of addresses) {
      const answer = await request.get(encodeURI(address), { maxRedirects: 0 });
      expect([address, answer.headers().location]).toEqual([address, inLanguage(mumbai, language)]);
      await navigateInApp(page, address);
      await expect(page).toHaveURL(inLanguage(mumbai, language));
      await page.goBack();
      await expect(page).toHaveURL(/\/landing$/);
    }
  }
});

test("X-1 old links with a city's name in the query lead to its page, and Back leaves it; an unknown city shows all", async ({
  page,
}) => {
  await openText(page, "/landing");
  for (const query of ["city=New+Delhi", `city=${encodeURIComponent("दिल्ली")}&phase=2`]) {
    await openLive(page, `/events?${query}`);
    await expect(page).toHaveURL("/events/city/delhi");
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  }
  await openLive(page, "/events?city=atlantis");
  await expect(eventCard(page, "Bitcoin Yatra Trichy")).toBeVisible();
  await expect(page).toHaveURL("/events?city=atlantis");
});

test("X-1 E-6 behind an event of a city's page that page stays where it was, also after a reload", async ({ page }) => {
  await openLive(page, "/events/city/delhi");
  await eventLink(page, "Delhi Edition 2.0").click();
  await expect(eventModal(page, "Delhi Edition 2.0")).toBeVisible();
  await expect(page.locator(".events h1")).toHaveText("Events in Delhi");
  await page.reload();
  await expect(openModals(page)).toHaveCount(1);
  await expect(page.locator(".events h1")).toHaveText("Events in Delhi");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/events/city/delhi");
  await expect(eventLink(page, "Delhi Edition 2.0")).toBeFocused();
});

test.describe("where there is no page", () => {
  test.use({ allowedErrors: /404/ });

  test("X-1 R-8 a city without events is an undefined address", async ({ page }) => {
    for (const address of ["/events/city/atlantis", "/events/city", "/ur/events/city/atlantis"]) {
      const answer = await openText(page, address);
      expect(answer?.status(), address).toBe(404);
    }
    await openLive(page, "/landing");
    await navigateInApp(page, "/events/city/atlantis");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("X-1 the cities are links once, each to its page, which reads whole and leads back", async ({ page }) => {
    await openText(page, "/events");
    const cities = page.getByRole("navigation", { name: "Cities" });
    await expect(cities).toHaveCount(1);
    await cities.getByRole("link", { name: "Delhi" }).click();
    await expect(page).toHaveURL("/events/city/delhi");
    for (const title of ["Bitcoin Yatra Delhi", "Delhi Edition 2.0"])
      await expect(eventCard(page, title)).toBeVisible();
    await eventLink(page, "Delhi Edition 2.0").click();
    await expect(page).toHaveURL("/events/delhi-edition-2");
    await page.goBack();
    await cities.getByRole("link", { name: "All cities" }).click();
    await expect(page).toHaveURL("/events");
  });
});
