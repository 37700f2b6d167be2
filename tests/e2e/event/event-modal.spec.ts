import { boxOf, eventLink, eventModal, fact, findEvent } from "../support/event-elements.ts";
import { expectScrollLocked, scrollPosition } from "../support/scrolling.ts";
import { expect, expectNewTab, expectPicture, mockOtherSites, openHydrated, test } from "../support/site-test.ts";

test("D-1 D-3 D-4 D-5 D-10 D-11 D-12 E-10 N-1 N-2 N-3 an event shows its picture, badge, facts, description, speakers and sponsors as in its file", async ({
  page,
}) => {
  await mockOtherSites(page);
  for (const [id, badge] of [
    ["tirupati-2025", "Upcoming"],
    ["patna-edition-1", "Closed"],
  ] as const) {
    const { title, date, time, venue, description, speakers } = findEvent(id);
    await openHydrated(page, `/events/${id}`);
    const modal = eventModal(page, title);
    await expect(modal.getByRole("heading", { level: 2 })).toHaveText(title, { useInnerText: true });
    await expectPicture(modal.locator("img").first());
    await expect(modal.getByText(badge, { exact: true })).toBeVisible();
    await expect(fact(modal, "Date")).toHaveText(date, { useInnerText: true });
    await expect(fact(modal, "Time")).toHaveText(time, { useInnerText: true });
    expect(time).toMatch(/ IST$/);
    await expect(fact(modal, "Venue")).toContainText(venue, { useInnerText: true });
    const details = modal.getByRole("region", { name: "Details" });
    await expect(details.getByRole("heading").first()).toHaveText("Bitcoin Yatra", { useInnerText: true });
    // `innerText` has the line breaks that are visible.
    expect(await details.innerText()).toContain(description.trim());
    expect(await modal.innerText()).not.toMatch(/agenda/i);
    await expect(details.getByRole("article")).toHaveCount(speakers.length);
    for (const [position, speaker] of speakers.entries()) {
      const card = details.getByRole("article").nth(position);
      await expect(card.getByRole("heading")).toHaveText(speaker.name);
      for (const text of [speaker.title, speaker.bio.trim()]) expect(await card.innerText()).toContain(text);
      await expect(card.locator("img")).toHaveCount(speaker.image ? 1 : 0);
    }
    if (badge === "Upcoming") {
      const retired = details.getByRole("article").filter({ hasText: "Drishtant Venkata Rao" });
      await expect(retired.getByText("DR", { exact: true })).toBeVisible();
      const profile = retired.getByRole("link", { name: "LinkedIn profile of Drishtant Venkata Rao" });
      await expectNewTab(profile, "https://linkedin.example/in/drishtant-venkata-rao");
    }
  }
  const potli = page.getByRole("link", { name: /^Potli/ });
  for (const text of ["Powered By", "Visit Website"]) await expect(potli.getByText(text)).toBeVisible();
  await expectNewTab(potli, "https://potli.example/");
  const batua = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Batua" });
  await expect(batua).toBeVisible();
  await expect(batua.getByRole("link")).toHaveCount(0);
  await expect(batua.getByText("Visit Website")).toHaveCount(0);
});

test("D-2 D-6 D-7 the button is in the side panel from 781 px on and else in a bar at the bottom, and opens a new tab, as View Location does", async ({
  page,
}) => {
  await mockOtherSites(page);
  await page.setViewportSize({ width: 781, height: 900 });
  await openHydrated(page, "/events/trichy-2025");
  const modal = eventModal(page, "Bitcoin Yatra Trichy");
  const action = modal.getByRole("link", { name: "Register Now" });
  await expect(action).toHaveCount(1);
  const inPanel = await boxOf(action);
  expect(inPanel.right).toBeLessThan((await boxOf(modal.getByRole("region", { name: "Details" }))).x);
  await page.setViewportSize({ width: 780, height: 900 });
  await expect(action).toHaveCount(1);
  const inBar = await boxOf(action);
  expect(inBar.bottom).toBeGreaterThan(820);
  await modal.getByRole("heading", { level: 2 }).hover();
  await page.mouse.wheel(0, 5000);
  await expect(modal.getByRole("heading", { level: 2 })).not.toBeInViewport();
  expect(await boxOf(action)).toEqual(inBar);
  const lastLine = await modal.getByRole("listitem").last().boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(inBar.y);
  await expectNewTab(action, "https://register.example/bitcoin-yatra-trichy");
  await expectNewTab(
    modal.getByRole("link", { name: "View Location" }),
    ({ host, pathname, searchParams }) =>
      `${host}${pathname}` === "www.google.com/maps/search/" &&
      searchParams.get("query") === "Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",
  );
  await expect(modal).toBeVisible();
});

test("D-8 the modal is at most 90vh and 800 px tall, and its content scrolls, but not the page behind it", async ({
  page,
}) => {
  await openHydrated(page, "/events");
  await eventLink(page, "Bitcoin Yatra Jaipur").click();
  const modal = eventModal(page, "Bitcoin Yatra Jaipur");
  await expect(modal).toBeVisible();
  // Chromium logs an error if the viewport changes during a view transition.
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
  const last = modal.getByRole("region", { name: "Details" }).getByRole("listitem").last();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -6000);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expectScrollLocked(page, { x: 10, y: 10 });
  expect(await scrollPosition(page)).toBe(behind);
});

test("D-7 WCAG 2.2 AA 1.4.10 2.4.11 at 320 px the bar never covers the focused element, and at a zoom of 400 % the modal has no fixed bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { title, date } = findEvent("srinagar-2025");
  await openHydrated(page, "/events/srinagar-2025");
  const modal = eventModal(page, title);
  const controls = (await modal.getByRole("link").count()) + (await modal.locator("summary").count());
  const covered: string[] = [];
  for (let stop = 0; stop <= controls; stop += 1) {
    await page.keyboard.press("Tab");
    const { name, isSeen } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
      // The centre of an element taller than half the viewport may be outside.
      const isTall = height > innerHeight / 2;
      return { name, isSeen: isTall || focused.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
    });
    if (!isSeen) covered.push(name);
  }
  expect(covered).toEqual([]);

  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, "/events/srinagar-2025");
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
