import { openBeforeScript } from "../support/before-script.ts";
import { eventCard, eventLink, eventModal, openModals, phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test, untilLive } from "../support/site-test.ts";

test("E-1 N-6 by keyboard: arrow keys choose a tab, and Tab leads on from it; it is in the address, so a reload, Back and Forward show it, Back does not lead through tabs, and no call is made for events", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  const patna = eventCard(page, "Patna Edition 1.0");
  await openText(page, "/landing");
  await openLive(page, "/events");
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
  await untilLive(page);
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

test("E-1 before the script has come the list of the phase in the address is awaited; where it does not come the other one shows after a while", async ({
  page,
}) => {
  const release = await openBeforeScript(page, "/events?phase=1");
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
