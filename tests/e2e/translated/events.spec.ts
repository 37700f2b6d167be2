import { inLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { openModals } from "../support/event-elements.ts";
import { expect, expectTranslated, fromContent, test, translationOf, viewTransitionEnd } from "./translated-test.ts";

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
    const panel = page.getByRole("tabpanel");
    // A phase that is ahead may have no events yet: its tab says so.
    await expect(panel.getByRole("article").or(panel.locator(".event-grid-empty"))).not.toHaveCount(0);
    await expectTranslated(page);
  }
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  await expectTranslated(page);
});

test("E-6 an event opens over a translated page and closes in every way; Forward opens it again", async ({
  page,
  language,
  open,
}) => {
  await open("/events");
  const modal = openModals(page);
  // Only these open as a modal: an event without a page in the language opens in English, which is another document.
  const own = page.getByRole("article").locator(`h3 a[href^="${inLanguage("/events/", language)}"]`);
  const link = fromContent((await own.all())[0], "no event of the first tab has a page in the language");
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
  const upcoming = fromContent(
    events.find(({ status }) => status === "upcoming"),
    "no event is upcoming, and one that is over may have no page in Tamil",
  );
  // A phone's Chromium has the system's share sheet, which no test can look at.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await open(`/events/${upcoming._id}`);
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

// In Tamil an event that nobody has translated has no page once it is over: it opens in English. So titles are read from the page.
test("X-8 E-6 a translated event leads to another one in its city, and closes onto the list", {
  tag: "@weekly",
}, async ({ page, open }) => {
  const [first, second] = fromContent(twoInOneCity(), "the tour has been to no city twice");
  const modal = openModals(page);
  const title = modal.getByRole("heading", { level: 2 });
  await open(`/events?phase=${first.phase}`);
  await page.getByRole("article").locator(`h3 a[href$="/events/${first._id}"]`).click();
  await viewTransitionEnd(page);
  const firstTitle = translationOf(await title.innerText());
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expectTranslated(page);
  await modal.locator(`a[href$="/events/${second._id}"]`).click();
  await expect(title).not.toHaveText(firstTitle);
  const secondTitle = translationOf(await title.innerText());
  await expectTranslated(page);
  await page.goBack();
  await expect(title).toHaveText(firstTitle);
  await page.goForward();
  await expect(title).toHaveText(secondTitle);
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/events(\?phase=\d+)?$/);
  await expectTranslated(page);
});

/** Two events that are over, in one city and with different titles. */
function twoInOneCity() {
  const closed = events.filter(({ status }) => status === "closed");
  return closed
    .flatMap((one) => closed.map((other) => [one, other] as const))
    .find(([one, other]) => one.city === other.city && one.title !== other.title);
}
