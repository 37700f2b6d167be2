import { expect, test } from "vitest";
import { citySlug } from "./city-slug.ts";

test.each([
  ["Trichy", "trichy"],
  ["Navi Mumbai", "navi-mumbai"],
  ["  St. Thomas' Mount ", "st-thomas-mount"],
  ["Nāgpur", "nāgpur"],
  ["திருச்சி", "திருச்சி"],
])("the city “%s” is %s in addresses", (name, slug) => {
  expect(citySlug(name)).toBe(slug);
});
