import { expect, test } from "vitest";
import { displayDate } from "../catalogue/events/event-dates.ts";
import { eventLists } from "../catalogue/events/event-lists.ts";
import { testCatalogue } from "../tests/support/test-content.ts";

const { events, phases } = testCatalogue;

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

test.each([
  ["vadodara-2025", "100+"],
  ["delhi-2025", "200+"],
  ["jaipur-2025", "150+"],
  ["lucknow-2025", "300+"],
])("E-9 the description of %s has the number %s", (id, figure) => {
  expect(events.find(({ _id }) => _id === id)?.description).toContain(`${figure} people`);
});
