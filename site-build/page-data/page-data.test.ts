import { expect, test } from "vitest";
import type { Event } from "../../catalogue/event.ts";
import { firstCards } from "../../catalogue/events/event-lists.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { pageData } from "./page-data.ts";

/** The tests' content with so many concluded events besides, in two cities. */
function longTour(more: number) {
  const [event] = testCatalogue.events.filter(({ status }) => status === "closed");
  if (!event) throw new Error("the tests' content has no concluded event");
  const made = Array.from(
    { length: more },
    (_, index): Event => ({
      ...event,
      _id: `made-${String(index).padStart(3, "0")}`,
      city: index % 2 ? "Delhi" : "Navi Mumbai",
      phase: 2,
    }),
  );
  return pageData({ ...testCatalogue, events: [...testCatalogue.events, ...made] });
}

test("X-7 Home has the next stops with the day that they share, and none where nothing is upcoming", () => {
  expect(pageData(testCatalogue).home.nextStops).toEqual({
    date: "Sunday, 28th September, 2025",
    stops: [
      { eventId: "trichy-2025", city: "Trichy" },
      { eventId: "tirupati-2025", city: "Tirupati" },
    ],
  });
  const concluded = testCatalogue.events.map((event): Event => ({ ...event, status: "closed" }));
  expect(pageData({ ...testCatalogue, events: concluded }).home.nextStops).toBeNull();
});

test("a short tour is on the Events page whole, and has no data of further pages", () => {
  const data = pageData(testCatalogue);
  expect(data.events.events).toHaveLength(testCatalogue.events.length);
  expect(data["event-cities"].eventCities).toEqual([]);
  expect(Object.keys(data).filter((name) => /^(?:event-page|city-events)\//.test(name))).toEqual([]);
});

test("X-6 of a long tour the Events page has the first of each grid, and how many there are", () => {
  const { events, totals } = longTour(100).events;
  expect(totals).toMatchObject({ upcoming: { cards: 3, stops: 3 }, concluded: { cards: 105, stops: 105 } });
  expect(events).toHaveLength(3 + firstCards + 3);
});

test("X-6 every other event is on one further page, and in its city's data", () => {
  const data = longTour(100);
  const eventsOf = (family: string) =>
    Object.entries(data).flatMap(([name, part]) => (name.startsWith(family) && "events" in part ? part.events : []));
  const shown = [...data.events.events, ...eventsOf("event-page/")];
  expect(new Set(shown.map(({ _id }) => _id)).size).toBe(shown.length);
  expect(shown).toHaveLength(testCatalogue.events.length + 100);
  expect(data).toHaveProperty(["event-page/concluded/2"]);
  expect(eventsOf("city-events/")).toHaveLength(shown.length);
  expect(data).toHaveProperty(["city-events/navi-mumbai"]);
  expect(data["event-cities"].eventCities).toContainEqual({
    city: "Navi Mumbai",
    cityNames: null,
    phases: { 1: 0, 2: 50 },
  });
});

test("X-8 seats come as visitors read them", () => {
  const events = testCatalogue.events.map((event): Event => ({ ...event, seats: 100_000 }));
  const { details } = pageData({ ...testCatalogue, events })["event/delhi-2025"] ?? {};
  expect(details?.seats).toBe("1,00,000");
});
