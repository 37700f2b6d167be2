import { testCatalogue } from "../../support/test-content.ts";
import { eventCard, eventLink, findEvent } from "../support/event-elements.ts";
import { menuNames } from "../support/menu-pages.ts";
import { expect, openPrerendered, test } from "../support/site-test.ts";

test.use({ javaScriptEnabled: false, allowedErrors: /status of 404/ });

const { events, site, supporters } = testCatalogue;

test("without JavaScript, Home, Partners, Landing and the crash screen show all their text, the header links to every page, and the map to events", async ({
  page,
}) => {
  for (const { path, texts } of [
    {
      path: "/",
      texts: ["Phase 2 is live", site.tagline ?? "", "Mission 2026", "60k+", ...supporters.map(({ name }) => name)],
    },
    {
      path: "/partners",
      texts: ["Become Our Partner", "Media partnership", "The list of our partners needs JavaScript"],
    },
    { path: "/landing", texts: ["What you will learn", "How a stop runs", "Keynote speakers", "View more"] },
    { path: "/nowhere", texts: ["Unexpected Application Error!", "404 Not Found", "Back to Home"] },
  ]) {
    await openPrerendered(page, path);
    for (const text of [...texts, "Organized by", "© 2025"])
      await expect(page.getByText(text).filter({ visible: true }).first(), `${path}: ${text}`).toBeVisible();
    await expect(page.getByText("Loading partners")).toBeHidden();
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(menuNames);
  }
  await openPrerendered(page, "/landing");
  await page.locator("summary").first().click();
  await expect(page.locator("details").first().getByRole("paragraph")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await page.getByRole("banner").getByRole("link", { name: "Bitcoin Yatra" }).click();
  await expect(page).toHaveURL("/");
  await page.getByTitle("Aftermovie of Phase 1").scrollIntoViewIfNeeded();
  await expect(page.getByTitle("Aftermovie of Phase 1")).toBeInViewport();
  await page.getByRole("link", { name: /^Srinagar\b/ }).click();
  await expect(page).toHaveURL("/events/srinagar-2025");
});

test("E-1 E-2 E-3 E-6 X-1 D-1 D-3 D-4 D-5 X-3 X-4 without JavaScript, a visitor finds every event of both phases and of a city, and opens, reads, shares and closes one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPrerendered(page, "/events");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasNotText: "Follow the tour" })).toHaveText(
    ["Phase 2", "Upcoming Events", "Concluded Events", "Phase 1"],
    { useInnerText: true },
  );
  for (const { title, date } of events) await expect(eventCard(page, title)).toContainText(date);
  const cities = page.getByRole("navigation", { name: "Cities" });
  await cities.getByRole("link", { name: "Delhi" }).click();
  await expect(page).toHaveURL("/events/city/delhi");
  for (const title of ["Bitcoin Yatra Delhi", "Delhi Edition 2.0"]) await expect(eventCard(page, title)).toBeVisible();
  await cities.getByRole("link", { name: "All cities" }).click();
  await expect(page).toHaveURL("/events");
  const event = findEvent("trichy-2025");
  await eventLink(page, event.title).click();
  await expect(page).toHaveURL("/events/trichy-2025");
  const dialog = page.getByRole("dialog");
  const names = [...event.speakers, ...event.sponsors].map(({ name }) => name);
  const shown = await dialog.innerText();
  for (const text of [event.venue, event.description.trim(), ...names]) expect(shown).toContain(text);
  await dialog.locator("summary", { hasText: "Share" }).click();
  await expect(dialog.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", /trichy-2025$/);
  await dialog.locator("summary", { hasText: "Add to calendar" }).click();
  await expect(dialog.getByRole("link", { name: "Apple & others" })).toHaveAttribute("href", "/events/trichy-2025.ics");
  await dialog.getByRole("link", { name: /^Close / }).click();
  await expect(page).toHaveURL("/events");
});

test("D-2 D-6 without JavaScript, in a wide window, an event's links are below its facts and overlap none of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await openPrerendered(page, "/events/trichy-2025");
  const dialog = page.getByRole("dialog");
  const parts = [
    dialog.getByText("Rockfort Hall").first(),
    dialog.getByRole("link", { name: "View Location" }),
    dialog.getByRole("link", { name: "Register Now" }).filter({ visible: true }),
    dialog.getByText("Add to calendar"),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1];
    if (!before) continue;
    const gap = (box?.y ?? 0) - before.y - before.height;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  }
});
