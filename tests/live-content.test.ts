import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventLists } from "../catalogue/events/event-lists.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { liveSite } from "../site-build/site-folders.ts";

/** What the organiser's content says now: nothing here names an event, a person or a figure of it. */
const catalogue = await readCatalogue(liveSite.content);
const { events, phases } = catalogue;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test("E-2 E-3 every event is in one list of the Events page, and in one only", () => {
  const ids = Object.values(eventLists(events, phases)).flatMap((list) => list.map(({ _id }) => _id));
  expect(ids.sort()).toEqual(events.map(({ _id }) => _id).sort());
});

test.each(["2020-01-01", "2099-12-31"])("E-8 on %s the content says what it says today", async (today) => {
  vi.setSystemTime(new Date(today));
  expect(await readCatalogue(liveSite.content)).toEqual(catalogue);
});

test("N-1 every event has a date and a time as the site writes them, and a description", () => {
  for (const event of events) {
    expect(event.date).toMatch(/^\d{1,2}(?:st|nd|rd|th) [A-Z][a-z]+, \d{4}$/);
    expect(event.time).toMatch(/^\d{1,2}:\d{2} [AP]M – .*\d{1,2}:\d{2} [AP]M IST$/);
    expect(event.description).toMatch(/\S/);
  }
});
