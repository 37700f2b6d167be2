import { expect, test } from "vitest";
import type { City } from "../../catalogue/city.ts";
import { byCityName } from "./city-names.ts";

const eventsIn = (cities: readonly string[]) => cities.map((city) => ({ city }));

test("X-1 cities stand in the order of the alphabet", () => {
  const written = ["Newark", "Fort Kochi", "érode", "Cox’s Bazar", "New Delhi", "Coxtown", "Delhi", "agra", "दिल्ली"];
  const sorted = ["agra", "Cox’s Bazar", "Coxtown", "Delhi", "érode", "Fort Kochi", "New Delhi", "Newark", "दिल्ली"];
  expect(byCityName(eventsIn(written), [], "en")).toEqual(eventsIn(sorted));
});

const city = (name: string, hi: string, ur: string): City => ({
  name,
  boardName: name,
  hindi: hi,
  names: { ur },
  aliases: [],
  latitude: 25,
  longitude: 80,
});
const cities = [
  city("Delhi", "दिल्ली", "دہلی"),
  city("Jaipur", "जयपुर", "جے پور"),
  city("Mumbai", "मुंबई", "ممبئی"),
  city("Patna", "पटना", "پٹنہ"),
];

test.each([
  ["en", ["Delhi", "Jaipur", "Mumbai", "Patna"]],
  ["hi", ["Jaipur", "Delhi", "Patna", "Mumbai"]],
  ["ur", ["Patna", "Jaipur", "Delhi", "Mumbai"]],
])("X-1 in %s the cities stand in the order of that language's alphabet", (language, sorted) => {
  expect(byCityName(eventsIn(sorted.toReversed()), cities, language)).toEqual(eventsIn(sorted));
});
