import { expect, test } from "vitest";
import { cityTheme } from "./city-theme.ts";

const bengaluru = { name: "Bengaluru", boardName: "Bengaluru City", aliases: ["Bangalore"] };

test.each([
  ...["Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Hyderabad", "Pune"].flatMap((city) => [
    [city, city.toLowerCase()],
    [city.toUpperCase(), city.toLowerCase()],
  ]),
  ["New Delhi", "delhi"],
  ["Navi Mumbai", "mumbai"],
  ["Mumbai Edition 3.0", "mumbai"],
  ["(PUNE)", "pune"],
  ...["Trichy", "Srinagar", "Bengaluru", "Calcutta", "दिल्ली", "Del hi", "Another", ""].map((city) => [city, "other"]),
])("C-4 the theme of “%s” is %s", (city, theme) => {
  expect(cityTheme(city as string, [])).toBe(theme);
});

test("C-4 a city has the theme of any of its names in the list of cities", () => {
  expect(cityTheme("Bengaluru", [bengaluru])).toBe("bangalore");
  expect(cityTheme("Bengaluru", [{ ...bengaluru, boardName: "Bangalore City", aliases: [] }])).toBe("bangalore");
  expect(cityTheme("Mysuru", [bengaluru])).toBe("other");
});
