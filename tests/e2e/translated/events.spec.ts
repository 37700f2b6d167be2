import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { openModals } from "../support/event-elements.ts";
import { expect, expectTranslated, test, translationOf, viewTransitionEnd } from "./translated-test.ts";

const { events } = await readCatalogue(liveSite.content);

test("X-1 a translated page shows the events of one city, of another and of all again, and so does Back", async ({
  page,
  word,
  open,
}) => {
  await open("/events");
  const cities = page.getByRole("navigation", { name: word("cities") }).getByRole("link");
  const names: string[] = [];
  for (const place of [1, 2]) {
    const name = translationOf(await cities.nth(place).innerText());
    names.push(name);
    await cities.nth(place).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name.slice(0, -1));
    await expect(page.locator("#follow b", { hasText: name })).toHaveText(name);
    await expectTranslated(page);
  }
  await cities.first().click();
  await expect(page.getByRole("tab")).not.toHaveCount(0);
  await page.goBack();
  await expect(page.locator("#follow b", { hasText: names[1] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#follow b", { hasText: names[0] ?? "" })).toBeVisible();
  await expectTranslated(page);
});

test("E-1 the phase tabs of a translated page work, and a reload keeps the one that was chosen", async ({
  page,
  open,
}) => {
  await open("/events");
  for (const place of [1, 0, 1]) {
    const tab = page.getByRole("tab").nth(place);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel").getByRole("article")).not.toHaveCount(0);
    await expectTranslated(page);
  }
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  await expectTranslated(page);
});

test("E-6 an event opens over a translated page and closes in every way; Forward opens it again", async ({
  page,
  open,
}) => {
  await open("/events");
  const modal = openModals(page);
  const link = page.getByRole("article").getByRole("heading").getByRole("link").first();
  const title = translationOf(await link.innerText());
  for (const leave of [
    () => modal.locator("a[href$='/events']").last().click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ]) {
    await link.click();
    await viewTransitionEnd(page);
    await expect(modal.getByRole("heading", { level: 2 })).toHaveText(title);
    await expectTranslated(page);
    await leave();
    await expect(modal).toHaveCount(0);
    await viewTransitionEnd(page);
    await expectTranslated(page);
  }
  await page.goForward();
  await expect(modal.getByRole("heading", { level: 2 })).toHaveText(title);
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(modal.getByRole("heading", { level: 2 })).toHaveText(title);
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expectTranslated(page);
});

test("X-3 X-4 a translated event is shared, its address is copied twice, and it goes into a calendar", async ({
  page,
  word,
  open,
}) => {
  // A phone's Chromium has the system's share sheet, which no test can look at.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const ahead = events.find(({ status }) => status === "upcoming") ?? events[0];
  await open(`/events/${ahead?._id}`);
  const modal = openModals(page);
  const share = modal.locator("summary", { hasText: word("share") });
  await share.click();
  await expect(modal.locator("a[href^='https://wa.me/']")).toBeVisible();
  for (const _time of ["first", "second"]) {
    await modal.getByRole("button", { name: word("copyLink") }).click();
    await expect(modal.locator("[role=status] > span")).toContainText(translationOf(""));
    await expectTranslated(page);
  }
  const calendar = modal.locator("summary", { hasText: word("addToCalendar") });
  await calendar.click();
  await expect(modal.locator("a[href$='.ics']")).toHaveText(translationOf(word("appleAndOthers")));
  await expect(modal.getByRole("button", { name: word("copyLink") })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(modal.locator("a[href$='.ics']")).toBeHidden();
  await expect(modal).toHaveCount(1);
});

// The tour has been to at least one city twice. In Tamil an event that is over has no page: it opens in English.
test("X-8 E-6 a translated event leads to another one in its city, and closes onto the list", {
  tag: "@weekly",
}, async ({ page, open }) => {
  const [first, second] = events
    .map((event) => [event, events.find((other) => other.city === event.city && other._id !== event._id)] as const)
    .find(([, other]) => other) ?? [undefined, undefined];
  const modal = openModals(page);
  const title = modal.getByRole("heading", { level: 2 });
  await open(`/events?phase=${first?.phase}`);
  await page.getByRole("article").locator(`h3 a[href$="/events/${first?._id}"]`).click();
  await viewTransitionEnd(page);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await modal.locator(`a[href$="/events/${second?._id}"]`).click();
  await expect(title).toContainText(second?.title ?? "");
  await expectTranslated(page);
  await page.goBack();
  await expect(title).toContainText(first?.title ?? "");
  await page.goForward();
  await expect(title).toContainText(second?.title ?? "");
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/events(\?phase=\d+)?$/);
  await expectTranslated(page);
});
