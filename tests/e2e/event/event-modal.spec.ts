import type { Locator } from "@playwright/test";
import { bundledEvent, eventLink, eventModal, fact, placeOf } from "../support/event-elements.ts";
import { expectScrollLocked, scrollPosition } from "../support/scrolling.ts";
import { expect, letOtherSitesAnswer, openLive, test } from "../support/site-test.ts";

test("D-1 D-3 N-1 the modal shows picture, badge and facts, then the product's name and the description with its line breaks", async ({
  page,
}) => {
  for (const [id, badge] of [
    ["srinagar-2025", "Upcoming"],
    ["mumbai-edition-3", "Closed"],
  ] as const) {
    const event = bundledEvent(id);
    await openLive(page, `/events/${id}`);
    const modal = eventModal(page, event.title);
    await expect(modal.getByRole("heading", { level: 2 })).toHaveText(event.title, { useInnerText: true });
    const picture = modal.locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(modal.getByText(badge, { exact: true })).toBeVisible();
    await expect(fact(modal, "Date")).toHaveText(event.date, { useInnerText: true });
    await expect(fact(modal, "Time")).toHaveText(event.time, { useInnerText: true });
    expect(event.time).toMatch(/ IST$/);
    await expect(fact(modal, "Venue")).toContainText(event.venue, { useInnerText: true });
    const details = modal.getByRole("region", { name: "Details" });
    await expect(details.getByRole("heading").first()).toHaveText("Bitcoin Yatra", { useInnerText: true });
    // `innerText` has the line breaks as they are shown.
    expect(await details.innerText()).toContain(event.description.trim());
    expect(await modal.innerText()).not.toMatch(/agenda/i);
  }
});

test("D-4 D-10 N-2 the modal shows its speakers with all that is known of them", async ({ page }) => {
  await letOtherSitesAnswer(page);
  const { speakers } = bundledEvent("tirupati-2025");
  await openLive(page, "/events/tirupati-2025");
  const details = eventModal(page, "Bitcoin Yatra Tirupati").getByRole("region", { name: "Details" });
  await expect(details.getByRole("heading", { name: "Featured Speakers", exact: true })).toBeVisible();
  const cards = details.getByRole("article");
  await expect(cards).toHaveCount(speakers.length);
  for (const [position, { name, title, bio, image }] of speakers.entries()) {
    const card = cards.nth(position);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card.getByText(title, { exact: true })).toBeVisible();
    expect(await card.innerText()).toContain(bio.trim());
    await expect(card.locator("img")).toHaveCount(image ? 1 : 0);
  }
  const retired = cards.filter({ hasText: "Drishtant Venkata Rao" });
  await expect(retired.getByText("DR", { exact: true })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await retired.getByRole("link", { name: "LinkedIn profile of Drishtant Venkata Rao" }).click();
  await expect(await opened).toHaveURL("https://linkedin.example/in/drishtant-venkata-rao");
});

test("N-3 D-5 D-11 D-12 E-10 the modal shows its sponsors; one with a website opens it in a new tab", async ({
  page,
}) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/events/patna-edition-1");
  const details = eventModal(page, "Patna Edition 1.0").getByRole("region", { name: "Details" });
  await expect(details.getByRole("heading", { name: "Event Sponsors", exact: true })).toBeVisible();
  const potli = details.getByRole("link", { name: /^Potli/ });
  await expect(potli.getByText("Powered By", { exact: true })).toBeVisible();
  await expect(potli.getByText("Visit Website")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await potli.click();
  await expect(await opened).toHaveURL("https://potli.example/");
  const batua = details.getByRole("listitem").filter({ hasText: "Batua" });
  await expect(batua).toBeVisible();
  await expect(batua.getByRole("link")).toHaveCount(0);
  await expect(batua.getByText("Visit Website")).toHaveCount(0);
});

test("D-2 D-6 D-7 the action is once in the side panel at 781 px, once in a bar fixed to the bottom at 780; it and View Location open their addresses in new tabs", async ({
  page,
}) => {
  await letOtherSitesAnswer(page);
  await page.setViewportSize({ width: 781, height: 900 });
  await openLive(page, "/events/trichy-2025");
  const modal = eventModal(page, "Bitcoin Yatra Trichy");
  const action = modal.getByRole("link", { name: "Register Now" });
  await expect(action).toHaveCount(1);
  const inPanel = await placeOf(action);
  expect(inPanel.right).toBeLessThan((await placeOf(modal.getByRole("region", { name: "Details" }))).x);
  await page.setViewportSize({ width: 780, height: 900 });
  await expect(action).toHaveCount(1);
  const inBar = await action.boundingBox();
  expect((inBar?.y ?? 0) + (inBar?.height ?? 0)).toBeGreaterThan(820);
  await modal.getByRole("heading", { level: 2 }).hover();
  await page.mouse.wheel(0, 5000);
  await expect(modal.getByRole("heading", { level: 2 })).not.toBeInViewport();
  expect(await action.boundingBox()).toEqual(inBar);
  const lastLine = await modal.getByRole("listitem").last().boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(inBar?.y ?? 0);
  const openedBy = async (link: Locator) => {
    const opened = page.waitForEvent("popup");
    await link.click();
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
    return opened;
  };
  await expect(await openedBy(action)).toHaveURL("https://register.example/bitcoin-yatra-trichy");
  await expect(await openedBy(modal.getByRole("link", { name: "View Location" }))).toHaveURL(
    ({ host, pathname, searchParams }) =>
      `${host}${pathname}` === "www.google.com/maps/search/" &&
      searchParams.get("query") === "Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",
  );
  await expect(modal).toBeVisible();
});

test("D-8 the modal is at most 90vh and 800 px tall, its content scrolls inside and the page behind does not", async ({
  page,
}) => {
  await openLive(page, "/events");
  await page.setViewportSize({ width: 1280, height: 700 });
  await eventLink(page, "Bitcoin Yatra Jaipur").click();
  const modal = eventModal(page, "Bitcoin Yatra Jaipur");
  await expect(modal).toBeVisible();
  // Chromium reports an error when the window's size changes during a view transition.
  await page.waitForFunction(() => !document.activeViewTransition);
  for (const [height, tall] of [
    [1000, 800],
    [700, 630],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    expect((await modal.boundingBox())?.height).toBeCloseTo(tall, 0);
  }
  const behind = await scrollPosition(page);
  const heading = modal.getByRole("heading", { name: "Bitcoin Yatra", exact: true });
  await heading.hover();
  await page.mouse.wheel(0, 5000);
  await expect(modal.getByRole("region", { name: "Details" }).getByRole("listitem").last()).toBeInViewport({
    ratio: 1,
  });
  await page.mouse.wheel(0, -6000);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expectScrollLocked(page, { x: 10, y: 10 });
  expect(await scrollPosition(page)).toBe(behind);
});

test("D-7 WCAG 2.2 AA 1.4.10 at 400 % all of the modal's height is there to be read, from its top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, "/events/srinagar-2025");
  const { title, date } = bundledEvent("srinagar-2025");
  const modal = eventModal(page, title);
  await expect(modal.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(modal.getByText(date, { exact: true })).toBeInViewport({ ratio: 1 });
  const fixed = await modal.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll("*")].filter((part) => {
        return (
          getComputedStyle(part).position === "fixed" && part.getBoundingClientRect().height > 0 && part.textContent
        );
      }).length,
  );
  expect(fixed).toBe(0);
  const action = modal.getByRole("link", { name: "Register Now" });
  await action.scrollIntoViewIfNeeded();
  await expect(action).toBeInViewport({ ratio: 1 });
});
