import { expect, test } from "vitest";
import { cityNote, findCity } from "./city-filter.ts";

const vadodara = {
  city: "Vadodara",
  cityNames: {
    boardName: "Vadodara Junction",
    own: { language: "gu", text: "વડોદરા" },
    hindi: "वडोदरा",
    aliases: ["Baroda"],
  },
};
const delhi = { city: "Delhi", cityNames: { boardName: "Delhi", hindi: "दिल्ली", aliases: ["New Delhi", "Agra"] } };
const agra = { city: "Agra", cityNames: null };
const events = [vadodara, delhi, agra, delhi];

test.each([
  ["vadodara", "Vadodara"],
  ["VADODARA", "Vadodara"],
  ["baroda", "Vadodara"],
  ["વડોદરા", "Vadodara"],
  ["वडोदरा", "Vadodara"],
  ["vadodara-junction", "Vadodara"],
  ["new-delhi", "Delhi"],
  ["New Delhi", "Delhi"],
  ["agra", "Agra"],
  ["atlantis", undefined],
  ["", undefined],
])("X-1 “%s” means the city %s", (name, city) => {
  expect(findCity(events, name)).toBe(city);
});

test.each([
  ["Delhi", 1, "1 event in Delhi"],
  ["Delhi", 2, "2 events in Delhi"],
  ["Patna", 0, "No Events in Patna in Phase 2"],
  [undefined, 8, "No city on the route is known by that name, so here are all stops."],
])("X-1 a visitor who asked for %s is told: %s events", (city, count, note) => {
  expect(cityNote({ city, count, phase: "Phase 2" })).toBe(note);
});
