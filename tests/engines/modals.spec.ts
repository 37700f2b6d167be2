import { expect, test } from "./webkit-test.ts";

const openDialogs = () => document.querySelectorAll("dialog:modal").length;

test.describe("menu", () => {
  test.beforeEach(async ({ webkit }) => {
    await webkit.resize(390, 800);
    await webkit.openLive("/landing");
  });

  test("H-4 H-6 the hamburger opens the menu, Escape closes it, and the focus returns", async ({ webkit }) => {
    await webkit.click("button", "Open menu");
    await expect.poll(() => webkit.shows("#menu")).toBe(true);
    expect(await webkit.spoken("#menu")).toBe("dialog Menu");
    expect(await webkit.evaluate(() => document.querySelector("#menu")?.contains(document.activeElement))).toBe(true);
    await webkit.press("Escape");
    await expect.poll(() => webkit.shows("#menu")).toBe(false);
    expect(await webkit.focused()).toBe("Open menu");
  });

  test("H-4 H-6 by keyboard the menu opens and its own button closes it", async ({ webkit }) => {
    await webkit.evaluate(() => document.querySelector<HTMLElement>(".menu-button")?.focus());
    await webkit.press("Enter");
    await expect.poll(() => webkit.shows("#menu")).toBe(true);
    await webkit.click("#menu button", "Close menu");
    await expect.poll(() => webkit.shows("#menu")).toBe(false);
    expect(await webkit.focused()).toBe("Open menu");
  });

  test("H-5 H-6 the page behind stays where it is, and a link closes the menu on its way", async ({ webkit }) => {
    await webkit.click("button", "Open menu");
    await expect.poll(() => webkit.shows("#menu")).toBe(true);
    await webkit.press("End");
    expect(await webkit.evaluate(() => scrollY)).toBe(0);
    await webkit.click("#menu a", "Partners");
    await expect.poll(() => webkit.address()).toBe("/partners");
    expect(await webkit.shows("#menu")).toBe(false);
  });
});

test("E-1 the tabs switch the phase by pointer and by arrow keys", async ({ webkit }) => {
  await webkit.openLive("/events");
  const selected = () => webkit.text('[role="tab"][aria-selected="true"]');
  expect(await selected()).toBe("Phase 2");
  await webkit.click('[role="tab"]', "Phase 1");
  await expect.poll(selected).toBe("Phase 1");
  // The tab answers first, its list a moment later.
  await expect.poll(() => webkit.text('[role="tabpanel"]:not([hidden])')).toContain("Patna Edition 1.0");
  await webkit.press("ArrowRight");
  await expect.poll(selected).toBe("Phase 2");
  expect(await webkit.focused()).toBe("Phase 2");
});

test("X-1 a city's chip shows its events only, and all of them again", async ({ webkit }) => {
  await webkit.openLive("/events");
  const cards = () =>
    webkit.evaluate(() => [...document.querySelectorAll("article")].filter((card) => card.checkVisibility()).length);
  expect(await cards()).toBe(8);
  await webkit.click('[aria-label="Cities"] a', "Delhi");
  await expect.poll(cards).toBe(1);
  expect(await webkit.address()).toBe("/events?city=delhi");
  await webkit.click('[aria-label="Cities"] a', "All cities");
  await expect.poll(cards).toBe(8);
});

for (const way of ["Escape", "Back", "the close link"] as const) {
  test(`E-6 a card opens its event, and ${way} leads back to the list, its place and the card`, async ({ webkit }) => {
    await webkit.openLive("/events");
    await webkit.evaluate(() => document.querySelector('article a[href="/events/jaipur-2025"]')?.scrollIntoView());
    const left = await webkit.evaluate(() => scrollY);
    await webkit.click("article a", "Bitcoin Yatra Jaipur");
    await expect.poll(() => webkit.evaluate(openDialogs)).toBe(1);
    expect(await webkit.address()).toBe("/events/jaipur-2025");
    expect(await webkit.spoken("dialog:modal")).toBe("dialog Bitcoin Yatra Jaipur");
    if (way === "Escape") await webkit.press("Escape");
    else if (way === "Back") await webkit.back();
    else await webkit.click("dialog:modal a", "Close Bitcoin Yatra Jaipur");
    await expect.poll(() => webkit.evaluate(openDialogs)).toBe(0);
    expect(await webkit.address()).toBe("/events");
    await expect.poll(() => webkit.focused()).toContain("Bitcoin Yatra Jaipur");
    expect(await webkit.evaluate(() => scrollY)).toBe(left);
  });
}

test("E-6 D-8 X-3 an event's own address shows its modal, which fits the window, and Share unfolds in it", async ({
  webkit,
}) => {
  await webkit.openLive("/events/trichy-2025");
  expect(await webkit.spoken("dialog:modal")).toBe("dialog Bitcoin Yatra Trichy");
  const height = await webkit.evaluate(() => document.querySelector("dialog:modal")?.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(720);
  await webkit.click("dialog:modal summary", "Share");
  await expect.poll(() => webkit.shows("dialog:modal .copy-link button")).toBe(true);
  await webkit.press("Escape");
  await expect.poll(() => webkit.shows("dialog:modal .copy-link button")).toBe(false);
  await webkit.press("Escape");
  await expect.poll(() => webkit.address()).toBe("/events");
});

test("HM-4 HM-5 HM-7 HM-8 the aftermovie's player is there only while its modal is open", async ({ webkit }) => {
  const players = () => webkit.evaluate(() => document.querySelectorAll('iframe[src*="autoplay=1"]').length);
  await webkit.openLive("/");
  expect(await players()).toBe(0);
  await webkit.click("button", "Aftermovie Phase 1");
  await expect.poll(players).toBe(1);
  expect(await webkit.spoken("dialog:modal")).toBe("dialog Aftermovie Phase 1");
  await webkit.press("Escape");
  await expect.poll(players).toBe(0);
  expect(await webkit.evaluate(openDialogs)).toBe(0);
  expect(await webkit.focused()).toBe("Aftermovie Phase 1");
});
