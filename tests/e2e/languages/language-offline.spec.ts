import { draftEvent, foreignText, testLanguage, translatedEvents } from "../../../tools/test/test-language.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { cachedIn, openCached, test, unhurried } from "../support/offline-test.ts";
import { expect, openLive } from "../support/site-test.ts";

const folder = `/${testLanguage}`;
const [opened = ""] = translatedEvents;
const inEnglish = testCatalogue.events.find(({ _id }) => _id !== opened && !translatedEvents.includes(_id));
const untranslated = testCatalogue.events.find(
  ({ _id, status }) => status === "upcoming" && ![...translatedEvents, draftEvent].includes(_id),
);

test.beforeEach(() => test.slow());

test("LG-8 O-3 without a connection a language that nobody has opened has the page of one that was, until it comes", async ({
  page,
  context,
}) => {
  await openCached(page, `/events/${inEnglish?._id}`);
  await context.setOffline(true);
  await page.goto(`${folder}/landing`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await context.setOffline(false);
  await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", testLanguage);
  await expect(page.locator("[data-offline-fallback]")).toHaveCount(0);
});

test("LG-8 O-3 without a connection each language has its own page, and the events that were opened in it", async ({
  page,
  context,
}) => {
  await openCached(page, `/events/${inEnglish?._id}`);
  await openLive(page, `${folder}/events/${untranslated?._id}`);
  await expect.poll(() => cachedIn(page, ":pages:"), unhurried).toContain(`${folder}/events/${untranslated?._id}`);
  await openLive(page, `${folder}/events/${opened}`);
  await expect.poll(() => cachedIn(page, ":pages:"), unhurried).toContain(`${folder}/events/${opened}`);
  await expect.poll(() => cachedIn(page, ":files:"), unhurried).toContain(`${folder}/events/${opened}.ics`);
  await expect.poll(() => cachedIn(page, ":offline:"), unhurried).toContain(`${folder}/offline`);
  await context.setOffline(true);
  const stops = page.locator(".offline-stop a");
  await page.goto(`${folder}/landing`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(foreignText("You are offline"));
  await expect(stops).toHaveCount(2);
  await expect(stops.first()).toHaveAttribute("href", `${folder}/events/${opened}`);
  await expect(stops.first()).not.toHaveAttribute("lang");
  await expect(stops.last()).toHaveText(untranslated?.title ?? "");
  await expect(stops.last()).toHaveAttribute("lang", "en");
  // Once in a hundred runs the page before was still shown, for a reason that is not known: it is asked for again then.
  await expect(async () => {
    await page.goto("/landing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline", { timeout: 2000 });
  }).toPass();
  await expect(stops).toHaveText([inEnglish?.title ?? ""]);
});
