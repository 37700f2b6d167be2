import { eventCard, eventLink, eventModal, openModals, phaseTab } from "../support/event-elements.ts";
import { openWithLateScripts } from "../support/late-scripts.ts";
import { expect, openHydrated, openPrerendered, test, untilHydrated } from "../support/site-test.ts";

test("E-1 N-6 arrow keys select a phase's tab, which the URL keeps for a reload, Back and Forward, and no API is called for events", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  const patna = eventCard(page, "Patna Edition 1.0");
  await openPrerendered(page, "/landing");
  await openHydrated(page, "/events");
  await phaseTab(page, 2).focus();
  for (const phase of [1, 2, 1] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(phaseTab(page, phase)).toBeFocused();
    await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.keyboard.press("Tab");
  const cities = page.getByRole("navigation", { name: "Cities" }).getByRole("link");
  await expect(cities.first()).toBeFocused();
  await cities.last().focus();
  await page.keyboard.press("Tab");
  await expect(eventLink(page, "Mumbai Edition 3.0")).toBeFocused();
  await expect(page).toHaveURL("/events?phase=1");
  await expect(page).toHaveTitle("Events, Phase 1 · Bitcoin Yatra");
  await page.reload();
  await untilHydrated(page);
  await expect(patna).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(patna).toBeVisible();
  await page.goForward();
  await eventLink(page, "Bitcoin Yatra Trichy").click();
  await expect(eventModal(page, "Bitcoin Yatra Trichy")).toBeVisible();
  await page.goBack();
  await expect(openModals(page)).toHaveCount(0);
  await page.goBack();
  await expect(patna).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/landing");
  expect(calls).toEqual([]);
});

test("E-1 a page with a phase in its URL shows no list until the scripts select that phase, or shows the default phase if they are late", async ({
  page,
}) => {
  const release = await openWithLateScripts(page, "/events?phase=1");
  const trichy = eventCard(page, "Bitcoin Yatra Trichy");
  await expect(page.getByRole("navigation", { name: "Cities" })).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(trichy).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(trichy).toBeVisible();
  await release();
  await expect(eventCard(page, "Patna Edition 1.0")).toBeVisible();
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
});
