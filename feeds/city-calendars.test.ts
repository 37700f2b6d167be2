import { expect, test } from "vitest";
import type { City } from "../catalogue/city.ts";
import type { Event } from "../catalogue/event.ts";
import { calendarFiles } from "./calendar-files.ts";
import { feedSite, testEvent } from "./feed-site.fixture.ts";

/** The calendars of cities: the name in the URL, the name in the URL within the file, and the number of events. */
function cityCalendars(events: readonly Event[], names: readonly Pick<City, "name" | "aliases">[]) {
  const site = feedSite(events);
  const [city] = site.catalogue.cities;
  if (!city) throw new Error("the tests' content has no city");
  const cities = names.map((own) => ({ ...city, aliases: [], ...own }));
  return calendarFiles({ ...site, catalogue: { ...site.catalogue, cities } }).flatMap(({ path, text }) => {
    const [, slug] = /^\/calendars\/city-(.*)\.ics$/.exec(path) ?? [];
    const [, source] = /^SOURCE.*\/city-(.*)\.ics$/m.exec(text.replaceAll("\r\n ", "").replaceAll("\r", "")) ?? [];
    return slug === undefined ? [] : [[slug, source, text.split("BEGIN:VEVENT").length - 1]];
  });
}

test("X-2 a city without events and one that is not on the map have a calendar", () => {
  expect(cityCalendars([testEvent("delhi-2025", { city: "Navi Mumbai" })], [{ name: "Patna" }])).toEqual([
    ["navi-mumbai", "navi-mumbai", 1],
    ["patna", "patna", 0],
  ]);
});

test("X-2 a city's calendar has the URLs of its aliases too, unless another city has the name", () => {
  const names = [
    { name: "Bengaluru", aliases: ["Bangalore", "bengaluru", "Mysuru", "Agra"] },
    { name: "Mysuru", aliases: ["BANGALORE", "Mysore"] },
  ];
  expect(cityCalendars([testEvent("trichy-2025", { city: "Agra" })], names)).toEqual([
    ["agra", "agra", 1],
    ["bengaluru", "bengaluru", 0],
    ["mysuru", "mysuru", 0],
    ["bangalore", "bengaluru", 0],
    ["mysore", "mysuru", 0],
  ]);
});
