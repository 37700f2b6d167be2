import { expect, test } from "vitest";
import { cityTheme } from "./city-theme.ts";

const named = ["Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Hyderabad", "Pune"];

test.each(named)("C-4 %s has its own theme, in any letters", (city) => {
  const name = city.toLowerCase();
  expect(cityTheme(city).name).toBe(name);
  expect(cityTheme(name)).toEqual(cityTheme(city));
  expect(cityTheme(city.toUpperCase())).toEqual(cityTheme(city));
});

test.each([
  ["New Delhi", "delhi"],
  ["Navi Mumbai", "mumbai"],
  ["Mumbai Edition 3.0", "mumbai"],
  ["Secunderabad and Hyderabad", "hyderabad"],
  ["(PUNE)", "pune"],
])("C-4 %s matches by a part of its name", (city, name) => {
  expect(cityTheme(city).name).toBe(name);
});

test.each(["Trichy", "Srinagar", "Bengaluru", "Calcutta", "दिल्ली", "Del hi", ""])(
  "C-4 “%s” is any other city",
  (city) => {
    expect(cityTheme(city)).toEqual({ name: "other", emoji: "🏙️" });
  },
);

test("C-4 a city has the theme of any of its names in the list of cities", () => {
  const bengaluru = { name: "Bengaluru", boardName: "Bengaluru City", aliases: ["Bangalore"] };
  expect(cityTheme("Bengaluru", [bengaluru])).toEqual(cityTheme("Bangalore"));
  expect(cityTheme("Bengaluru", [{ ...bengaluru, boardName: "Bangalore City", aliases: [] }]).name).toBe("bangalore");
  expect(cityTheme("Mysuru", [bengaluru]).name).toBe("other");
});

test("C-4 each named city has its own emoji, and none the one of the others", () => {
  expect(new Set([...named, "Trichy"].map((city) => cityTheme(city).emoji)).size).toBe(8);
});
