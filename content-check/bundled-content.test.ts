import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { displayDate } from "../catalogue/events/event-dates.ts";
import { eventLists } from "../catalogue/events/event-lists.ts";
import { actionWords, cardBadge, eventAction } from "../catalogue/events/event-status.ts";
import { testCatalogue as catalogue, testContent } from "../tests/support/test-content.ts";
import { readCatalogue } from "./read-catalogue.ts";

const { events, phases } = catalogue;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test("E-7 the lists have the events of both phases in order", () => {
  const { upcoming, concluded, phase1 = [] } = eventLists(events, phases);
  const shown = ({ title, starts }: { title: string; starts: string }) => `${title}, ${displayDate(starts)}`;
  expect(upcoming.map(shown)).toEqual([
    "Bitcoin Yatra Trichy, 28th September, 2025",
    "Bitcoin Yatra Tirupati, 28th September, 2025",
    "Bitcoin Yatra Srinagar, 1st October, 2025",
  ]);
  expect(concluded.map(shown)).toEqual([
    "Bitcoin Yatra Mumbai, 24th September, 2025",
    "Bitcoin Yatra Vadodara, 13th September, 2025",
    "Bitcoin Yatra Delhi, 10th September, 2025",
    "Bitcoin Yatra Jaipur, 20th August, 2025",
    "Bitcoin Yatra Lucknow, 7th August, 2025",
  ]);
  expect(phase1.map(shown)).toEqual([
    "Mumbai Edition 3.0, 21st April, 2025",
    "Delhi Edition 2.0, 21st April, 2025",
    "Patna Edition 1.0, 31st March, 2025",
  ]);
});

test.each(["2020-01-01", "2025-09-28T12:00:00+05:30", "2099-12-31"])(
  "E-8 on %s exactly the three events with that status are upcoming",
  async (today) => {
    vi.setSystemTime(new Date(today));
    const again = await readCatalogue(testContent);
    expect(again).toEqual(catalogue);
    const offers = eventLists(again.events, phases).upcoming.map((event) => [
      cardBadge(event.status),
      actionWords(eventAction(event).kind),
    ]);
    expect(offers).toEqual(Array(3).fill(["Upcoming", "Register Now"]));
  },
);

test.each([
  ["vadodara-2025", "100+"],
  ["delhi-2025", "200+"],
  ["jaipur-2025", "150+"],
  ["lucknow-2025", "300+"],
])("E-9 the description of %s has the number %s", (id, figure) => {
  expect(events.find(({ _id }) => _id === id)?.description).toContain(`${figure} people`);
});
