import { expect, test } from "vitest";
import type { Event } from "../../catalogue/event.ts";
import { firstCards } from "../../catalogue/events/event-lists.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { contentExports } from "./content-exports.ts";
import { loaderSource } from "./loader-modules.ts";

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
  return contentExports({ ...testCatalogue, events: [...testCatalogue.events, ...made] });
}

const summaries = (exports: Record<string, unknown> | undefined) => (exports?.events ?? []) as { _id: string }[];

test("a short tour stands on the Events page whole, and has no further modules", () => {
  const modules = contentExports(testCatalogue);
  expect(summaries(modules.get("events"))).toHaveLength(testCatalogue.events.length);
  expect([...modules.keys()].filter((name) => /^(?:event-page|city-events)\//.test(name))).toEqual([]);
  expect(loaderSource("event-pages", modules)).toBe("export const eventPages = {  };");
  expect(loaderSource("event-cities", modules)).toBe("export const eventCities = [];");
  expect(loaderSource("event-details", modules)).toContain(
    'Promise.resolve({ eventDetails: { "delhi-2025": () => import("content:event/delhi-2025")',
  );
});

test("X-6 of a long tour the Events page has the first of each grid, and how many there are", () => {
  const modules = longTour(100);
  const { totals } = modules.get("events") as { totals: Record<string, { cards: number; stops: number }> };
  expect(totals).toMatchObject({ upcoming: { cards: 3, stops: 3 }, concluded: { cards: 105, stops: 105 } });
  expect(summaries(modules.get("events"))).toHaveLength(3 + firstCards + 3);
});

test("X-6 every other event stands on one further page, and in its city's module", () => {
  const modules = longTour(100);
  const named = (prefix: string) => [...modules].filter(([name]) => name.startsWith(prefix));
  const further = named("event-page/").flatMap(([, exports]) => summaries(exports));
  const all = [...summaries(modules.get("events")), ...further].map(({ _id }) => _id);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(testCatalogue.events.length + 100);
  expect(loaderSource("event-pages", modules)).toContain(
    '"concluded/2": () => import("content:event-page/concluded/2")',
  );
  expect(named("city-events/").flatMap(([, exports]) => summaries(exports))).toHaveLength(all.length);
  const cities = loaderSource("event-cities", modules);
  expect(cities).toContain('"city":"Navi Mumbai","cityNames":null,"phases":{"1":0,"2":50}}, load: ');
  expect(cities).toContain('import("content:city-events/navi-mumbai")');
});

test("what loads details comes in parts of 64, each from its first id on", () => {
  const modules = longTour(100);
  const source = loaderSource("event-details", modules);
  expect(source).toContain('{ from: "delhi-2025", load: () => import("content:event-loaders/0") }');
  expect(source?.match(/from:/g)).toHaveLength(2);
  const parts = [0, 1].map((part) => loaderSource(`event-loaders/${part}`, modules)?.match(/=> import/g)?.length);
  expect(parts).toEqual([64, testCatalogue.events.length + 100 - 64]);
});

test("other modules hold no loaders", () => {
  expect(loaderSource("home", contentExports(testCatalogue))).toBeNull();
});
