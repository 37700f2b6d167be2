import { eventCard, eventLink, phaseTab } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";

test("E-1 the tabs switch the phase by their buttons, there and back", async ({ page }) => {
  await openLive(page, "/events");
  const patna = eventCard(page, "Patna Edition 1.0");
  const trichy = eventCard(page, "Bitcoin Yatra Trichy");
  await phaseTab(page, 1).click();
  await expect(patna).toBeVisible();
  await expect(trichy).toBeHidden();
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "false");
  await expect(page).toHaveURL(/\/events\?phase=1$/);
  await phaseTab(page, 2).click();
  await expect(trichy).toBeVisible();
  await expect(patna).toBeHidden();
  await expect(page).toHaveURL(/\/events$/);
});

test("E-1 arrow keys, Home and End move between the tabs, select them and do not scroll the page @once", async ({
  page,
}) => {
  await openLive(page, "/events");
  await phaseTab(page, 2).click();
  for (const { key, to } of [
    { key: "ArrowRight", to: 1 },
    { key: "ArrowRight", to: 2 },
    { key: "ArrowLeft", to: 1 },
    { key: "ArrowLeft", to: 2 },
    { key: "End", to: 1 },
    { key: "End", to: 1 },
    { key: "Home", to: 2 },
    { key: "Home", to: 2 },
  ] as const) {
    await page.keyboard.press(key);
    await expect(phaseTab(page, to)).toBeFocused();
    await expect(phaseTab(page, to)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(`Phase ${to}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

for (const { phase, first } of [
  { phase: 2, first: "Bitcoin Yatra Trichy" },
  { phase: 1, first: "Mumbai Edition 3.0" },
] as const) {
  test(`E-1 X-1 Tab leads from the tab Phase ${phase} past the other tab to the cities, and on to the first card @once`, async ({
    page,
  }) => {
    await openLive(page, "/events");
    await phaseTab(page, phase).click();
    await expect(page.getByRole("tabpanel", { name: `Phase ${phase}` })).toBeVisible();
    await page.keyboard.press("Tab");
    const cities = page.getByRole("navigation", { name: "Cities" }).getByRole("link");
    await expect(cities.first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(phaseTab(page, phase)).toBeFocused();
    await cities.last().focus();
    await page.keyboard.press("Tab");
    await expect(eventLink(page, first)).toBeFocused();
  });
}

test("E-1 the tab stands in the address: a reload, Back and Forward show it, and Back does not lead through tabs", async ({
  page,
}) => {
  const patna = eventCard(page, "Patna Edition 1.0");
  await openLive(page, "/landing");
  await openLive(page, "/events");
  for (const phase of [1, 2, 1] as const) await phaseTab(page, phase).click();
  await expect(page).toHaveURL(/\/events\?phase=1$/);
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(patna).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL(/\/partners$/);
  await page.goBack();
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
  await expect(patna).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(patna).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/landing$/);
});

test("E-1 X-1 the title names the city and the phase that the address asks for, and tabs keep the city", async ({
  page,
}) => {
  await openLive(page, "/events");
  await expect(page).toHaveTitle("Events · Bitcoin Yatra");
  await phaseTab(page, 1).click();
  await expect(page).toHaveTitle("Events, Phase 1 · Bitcoin Yatra");
  await page.getByRole("navigation", { name: "Cities" }).getByRole("link", { name: "Delhi" }).click();
  await expect(page).toHaveTitle("Events in Delhi, Phase 1 · Bitcoin Yatra");
  await phaseTab(page, 2).click();
  await expect(page).toHaveURL(/\/events\?city=delhi$/);
  await expect(page).toHaveTitle("Events in Delhi · Bitcoin Yatra");
  await phaseTab(page, 1).click();
  await expect(page).toHaveTitle("Events in Delhi, Phase 1 · Bitcoin Yatra");
  await page.getByRole("navigation", { name: "Cities" }).getByRole("link", { name: "All cities" }).click();
  await expect(page).toHaveURL(/\/events\?phase=1$/);
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
  // A city of Phase 1 only opens that tab by itself: there the other one is what has to be named.
  await openLive(page, "/events?city=patna");
  await expect(page).toHaveTitle("Events in Patna, Phase 1 · Bitcoin Yatra");
  await phaseTab(page, 2).click();
  await expect(page).toHaveURL(/\/events\?city=patna&phase=2$/);
  await expect(page).toHaveTitle("Events in Patna, Phase 2 · Bitcoin Yatra");
  await phaseTab(page, 1).click();
  await expect(page).toHaveURL(/\/events\?city=patna$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/events$/);
});

testAlone("E-1 a tap on Phase 1 before the script has arrived takes effect once it has", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/enter-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/enter-[^/]*\.js$/);
  await page.goto("/events");
  await phaseTab(page, 1).click();
  await asked;
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "false");
  script.resolve();
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
  await expect(eventCard(page, "Patna Edition 1.0")).toBeVisible();
});

test("E-3 Phase 1 shows one grid of concluded events @once", async ({ page }) => {
  await openLive(page, "/events");
  await phaseTab(page, 1).click();
  const panel = page.getByRole("tabpanel", { name: "Phase 1" });
  const grid = panel.getByRole("list");
  await expect(grid).toHaveCount(1);
  await expect(grid).toHaveCSS("display", "grid");
  const cards = grid.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ has: page.getByText("Concluded", { exact: true }) })).toHaveCount(3);
  await expect(panel.getByText("Upcoming", { exact: true })).toHaveCount(0);
});
