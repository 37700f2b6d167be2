import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Event } from "../../catalogue/event.ts";
import { firstCards } from "../../catalogue/events/event-lists.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { contentModules } from "./content-modules.ts";
import { type ModuleExports, type ModuleName, moduleSource } from "./module-source.ts";

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
  return contentModules({ ...testCatalogue, events: [...testCatalogue.events, ...made] });
}

test("X-7 Home has the next stops with the day that they share, and none where nothing is upcoming", () => {
  const { nextStops } = exportsOf(contentModules(testCatalogue), "content:home");
  expect(nextStops).toEqual({
    date: "Sunday, 28th September, 2025",
    stops: [
      { eventId: "trichy-2025", city: "Trichy" },
      { eventId: "tirupati-2025", city: "Tirupati" },
    ],
  });
  const concluded = testCatalogue.events.map((event): Event => ({ ...event, status: "closed" }));
  expect(exportsOf(contentModules({ ...testCatalogue, events: concluded }), "content:home").nextStops).toBeNull();
});

type Modules = ReturnType<typeof contentModules>;

const exportsOf = <Name extends ModuleName>(modules: Modules, name: Name) => modules.get(name) as ModuleExports<Name>;

const sourceOf = (modules: Modules, name: ModuleName) =>
  moduleSource(exportsOf(modules, name), {
    picture: async (src) => ({ src, width: 1, height: 1 }),
    sharePicture: async () => null,
  });

test("every module that pages may name has the exports of its own entry, and is written", async () => {
  const declared = await readFile("app/content/virtual-modules.d.ts", "utf8");
  const modules = contentModules(testCatalogue);
  const named = [...declared.matchAll(/declare module "(content:[^".]+)" \{\n.*\["(.+)"\]/g)];
  expect(named).toHaveLength(declared.match(/export = /g)?.length ?? 0);
  for (const [, name = "", typedBy] of named) {
    expect(typedBy).toBe(name);
    expect(modules.has(name.replace("*", "home")), name).toBe(true);
  }
});

test("a short tour stands on the Events page whole, and has no further modules", async () => {
  const modules = contentModules(testCatalogue);
  expect(exportsOf(modules, "content:events").events).toHaveLength(testCatalogue.events.length);
  expect(
    [...modules.keys()].filter((name) => /^content:(?:event-page|event-loaders|city-events)\//.test(name)),
  ).toEqual([]);
  expect(await sourceOf(modules, "content:event-pages")).toBe("export const eventPages = {};");
  expect(await sourceOf(modules, "content:event-cities")).toBe("export const eventCities = [];");
  expect(await sourceOf(modules, "content:event-details")).toContain(
    'Promise.resolve({"eventDetails":{"delhi-2025":() => import("content:event/delhi-2025")',
  );
});

test("X-6 of a long tour the Events page has the first of each grid, and how many there are", () => {
  const { events, totals } = exportsOf(longTour(100), "content:events");
  expect(totals).toMatchObject({ upcoming: { cards: 3, stops: 3 }, concluded: { cards: 105, stops: 105 } });
  expect(events).toHaveLength(3 + firstCards + 3);
});

test("X-6 every other event stands on one further page, and in its city's module", async () => {
  const modules = longTour(100);
  const eventsOf = (family: "content:event-page/" | "content:city-events/") =>
    [...modules.keys()]
      .filter((name) => name.startsWith(family))
      .flatMap((name) => exportsOf(modules, name as `${typeof family}${string}`).events);
  const shown = [...exportsOf(modules, "content:events").events, ...eventsOf("content:event-page/")];
  expect(new Set(shown.map(({ _id }) => _id)).size).toBe(shown.length);
  expect(shown).toHaveLength(testCatalogue.events.length + 100);
  expect(await sourceOf(modules, "content:event-pages")).toContain(
    '"concluded/2":() => import("content:event-page/concluded/2")',
  );
  expect(eventsOf("content:city-events/")).toHaveLength(shown.length);
  expect(await sourceOf(modules, "content:event-cities")).toContain(
    '"city":"Navi Mumbai","cityNames":null,"phases":{"1":0,"2":50},"load":() => import("content:city-events/navi-mumbai")}',
  );
});

test("what loads details comes in parts of 64, each from its first id on", async () => {
  const modules = longTour(100);
  const source = await sourceOf(modules, "content:event-details");
  expect(source).toContain('{"from":"delhi-2025","load":() => import("content:event-loaders/0")}');
  expect(source.match(/"from":/g)).toHaveLength(2);
  const parts = await Promise.all([0, 1].map((part) => sourceOf(modules, `content:event-loaders/${part}`)));
  expect(parts.map((text) => text.match(/=> import/g)?.length)).toEqual([64, testCatalogue.events.length + 100 - 64]);
});

test("X-8 seats come as visitors read them", () => {
  const events = testCatalogue.events.map((event): Event => ({ ...event, seats: 100_000 }));
  const { details } = exportsOf(contentModules({ ...testCatalogue, events }), "content:event/delhi-2025");
  expect(details.seats).toBe("1,00,000");
});

test("every function that loads a module loads one that is written", async () => {
  for (const modules of [contentModules(testCatalogue), longTour(100)]) {
    const sources = await Promise.all([...modules.keys()].map((name) => sourceOf(modules, name as ModuleName)));
    const loaded = sources.flatMap((source) => [...source.matchAll(/import\("([^"]+)"\)/g)].map(([, name]) => name));
    expect(loaded.filter((name) => !modules.has(name ?? ""))).toEqual([]);
    expect(loaded.length).toBeGreaterThanOrEqual(testCatalogue.events.length);
  }
});
