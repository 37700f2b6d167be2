import { expect, test } from "vitest";
import type { City } from "../city.ts";
import type { Event } from "../event.ts";
import { cityPages, findCityPage } from "./city-names.ts";

const city = (name: string, others: Partial<City> = {}): City => ({
  name,
  boardName: name,
  hindi: name,
  latitude: 20,
  longitude: 78,
  ...others,
});

const cities = [
  city("Vadodara", {
    boardName: "Vadodara Junction",
    own: { language: "gu", text: "વડોદરા" },
    hindi: "वडोदरा",
    aliases: ["Baroda", "Agra"],
  }),
  city("Delhi", { hindi: "दिल्ली", aliases: ["New Delhi", "Baroda"], names: { ta: "டெல்லி" } }),
];

/** The pages of cities with one event each. Some of the cities are in `cities`. */
function pagesOf(names: readonly string[], language = "en") {
  const events = names.map((name) => ({ city: name }) as Event);
  return cityPages({ events, cities, language });
}

test("X-1 each city with events has one page, with every name in every script", () => {
  expect(pagesOf(["Vadodara", "Navi Mumbai", "Vadodara"])).toEqual([
    { city: "Navi Mumbai", name: "Navi Mumbai", slug: "navi-mumbai", otherSlugs: [] },
    {
      city: "Vadodara",
      name: "Vadodara",
      slug: "vadodara",
      otherSlugs: ["vadodara-junction", "वडोदरा", "વડોદરા", "baroda", "agra"],
    },
  ]);
});

test("X-1 in another language a city has its name in that language, which is also a path to its page", () => {
  expect(pagesOf(["Delhi"], "ta")).toEqual([
    { city: "Delhi", name: "டெல்லி", slug: "delhi", otherSlugs: ["டெல்லி", "दिल्ली", "new-delhi", "baroda"] },
  ]);
});

test("X-1 each path belongs to one city: names take precedence over aliases, and earlier aliases over later ones", () => {
  const slugs = pagesOf(["Vadodara", "Delhi", "Agra"]).flatMap(({ slug, otherSlugs }) => [slug, ...otherSlugs]);
  expect(new Set(slugs).size).toBe(slugs.length);
  const pages = pagesOf(["Vadodara", "Delhi", "Agra"]);
  expect(findCityPage(pages, "agra")?.city).toBe("Agra");
  expect(findCityPage(pages, "baroda")?.city).toBe("Vadodara");
});

test.each([
  ["VADODARA", "Vadodara"],
  ["Baroda", "Vadodara"],
  ["વડોદરા", "Vadodara"],
  ["वडोदरा", "Vadodara"],
  ["vadodara-junction", "Vadodara"],
  ["New Delhi", "Delhi"],
  ["atlantis", undefined],
  ["", undefined],
  ["…", undefined],
])("X-1 “%s” means the city %s", (name, found) => {
  expect(findCityPage(pagesOf(["Vadodara", "Delhi"]), name)?.city).toBe(found);
});

test("X-1 cities are in alphabetical order", () => {
  const written = ["Newark", "Fort Kochi", "érode", "Cox’s Bazar", "New Delhi", "Coxtown", "Delhi", "agra", "दिल्ली"];
  const sorted = ["agra", "Cox’s Bazar", "Coxtown", "Delhi", "érode", "Fort Kochi", "New Delhi", "Newark", "दिल्ली"];
  expect(pagesOf(written).map((page) => page.city)).toEqual(sorted);
});

test.each([
  ["en", ["Delhi", "Jaipur", "Mumbai", "Patna"]],
  ["hi", ["Jaipur", "Delhi", "Patna", "Mumbai"]],
  ["ur", ["Patna", "Jaipur", "Delhi", "Mumbai"]],
])("X-1 in %s the cities are in that language's alphabetical order", (language, sorted) => {
  const events = sorted.toReversed().map((name) => ({ city: name }) as Event);
  const translated = [
    city("Delhi", { hindi: "दिल्ली", names: { ur: "دہلی" } }),
    city("Jaipur", { hindi: "जयपुर", names: { ur: "جے پور" } }),
    city("Mumbai", { hindi: "मुंबई", names: { ur: "ممبئی" } }),
    city("Patna", { hindi: "पटना", names: { ur: "پٹنہ" } }),
  ];
  expect(cityPages({ events, cities: translated, language }).map((page) => page.city)).toEqual(sorted);
});
