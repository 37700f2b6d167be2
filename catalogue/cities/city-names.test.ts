import { expect, test } from "vitest";
import { cityNameIn, citySlug } from "./city-names.ts";

test.each([
  ["Trichy", "trichy"],
  ["Navi Mumbai", "navi-mumbai"],
  ["  St. Thomas' Mount ", "st-thomas-mount"],
  ["Nāgpur", "nāgpur"],
  ["திருச்சி", "திருச்சி"],
])("the city “%s” is %s in paths", (name, slug) => {
  expect(citySlug(name)).toBe(slug);
});

const city = { name: "Trichy", boardName: "Trichy", hindi: "तिरुचि", latitude: 10.79, longitude: 78.7 };
const trichy = { ...city, own: { language: "ta", text: "திருச்சி" }, names: { gu: "ત્રિચી" } };

test.each([
  ["gu", "ત્રિચી"],
  ["ta", "திருச்சி"],
  ["hi", "तिरुचि"],
  ["te", undefined],
])("a city's name in %s is that of its entry", (language, name) => {
  expect(cityNameIn(trichy, language)).toBe(name);
});

test("a name in the page's language takes precedence over the one in Hindi", () => {
  expect(cityNameIn({ ...trichy, names: { hi: "त्रिची" } }, "hi")).toBe("त्रिची");
});
