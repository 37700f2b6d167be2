import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Event } from "../../catalogue/event.ts";
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

test("X-1 the list has every event, and each of their cities, with the picture of its page", () => {
  const modules = longTour(100);
  expect(exportsOf(modules, "content:events").events).toHaveLength(testCatalogue.events.length + 100);
  const { cities } = exportsOf(modules, "content:cities");
  expect(cities.map(({ slug }) => slug)).toContain("navi-mumbai");
  expect(cities.map(({ sharePicture }) => sharePicture?.sharePictureOf)).toContain("city/navi-mumbai");
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
