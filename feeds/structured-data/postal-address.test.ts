import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { postalAddress } from "./postal-address.ts";

const trichy = testCatalogue.cities.find(({ name }) => name === "Trichy");
const parts = (venueAddress: string, city = trichy) =>
  postalAddress({ city: "Trichy", venue: "Rockfort Hall", venueAddress }, city);

const whole = {
  "@type": "PostalAddress",
  streetAddress: "Nandhi Koil Street",
  addressLocality: "Trichy",
  addressRegion: "Tamil Nadu",
  postalCode: "620002",
  addressCountry: "IN",
};

test("a place that is to be announced has no street", () => {
  const open = { city: "Trichy", venue: "To be announced", venueAddress: "To be announced, Trichy", placeOpen: true };
  const { streetAddress: _street, postalCode: _code, ...rest } = whole;
  expect(postalAddress({ ...open, placeOpen: true }, trichy)).toEqual(rest);
});

test.each([
  "Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",
  "Nandhi Koil Street, Trichy 620 002",
  "Rockfort Hall, Nandhi Koil Street, TRICHINOPOLY - 620002, Tamil Nadu, India",
  "Rockfort Hall, Nandhi Koil Street, Trichy, Tamil Nadu – 620002.",
  "Nandhi Koil Street, Trichy (Pin: 620002)",
  "Nandhi Koil Street (PIN code - 620 002), Trichy, Tamil Nadu",
  "Nandhi Koil Street, Trichy [620002], Tamil Nadu",
  "Nandhi Koil Street, Trichy, Pincode: 620002, India",
  "Nandhi Koil Street, Trichy, PIN-620002.",
])("%s falls into its parts", (address) => {
  expect(parts(address)).toEqual(whole);
});

test("a street may have the city's name in it, commas and numbers", () => {
  expect(parts("12/4, Trichy Road, Woraiyur, Trichy 620003").streetAddress).toBe("12/4, Trichy Road, Woraiyur");
  expect(parts("Sector 17 620003")).toMatchObject({ streetAddress: "Sector 17", postalCode: "620003" });
});

test.each([
  ["1 Road (Pin: 620002)", "1 Road"],
  ["Plot 620002, Crispin 620002", "Plot 620002, Crispin"],
  ["Pin Lane, Woraiyur 620003", "Pin Lane, Woraiyur"],
  ["1 Road (behind the mill 620002)", "1 Road (behind the mill)"],
])("of %s the PIN code alone is taken off", (address, street) => {
  expect(parts(address).streetAddress).toBe(street);
});

test.each([
  "Nandhi Koil Street, Trichy",
  "Nandhi Koil Street, Trichy, 98765 43210",
  "Nandhi Koil Street, Trichy, 0431-234567",
  "Nandhi Koil Street, Trichy 6200021",
])("%s has no PIN code", (address) => {
  expect(parts(address)).not.toHaveProperty("postalCode");
});

test("a city that the content does not know leaves out the state only", () => {
  const { addressRegion: _state, ...rest } = whole;
  expect(
    postalAddress({ city: "Trichy", venue: "Hall", venueAddress: "Nandhi Koil Street, Trichy 620002" }, undefined),
  ).toEqual(rest);
});

test("an address that has only the venue and the city gets the venue as its street", () => {
  expect(parts("Rockfort Hall, Trichy").streetAddress).toBe("Rockfort Hall");
  expect(parts("620002").streetAddress).toBe("Rockfort Hall");
});
