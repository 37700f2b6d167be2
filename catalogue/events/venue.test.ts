import { expect, test } from "vitest";
import { mapsLink, withoutVenue } from "./venue.ts";

test.each([
  ["Rockfort Hall", "Rockfort Hall, Nandhi Koil Street, Trichy", "Nandhi Koil Street, Trichy"],
  ["Rockfort Hall", "Nandhi Koil Street, Trichy", "Nandhi Koil Street, Trichy"],
  ["Rockfort Hall", "Rockfort Hall Annexe, Trichy", "Rockfort Hall Annexe, Trichy"],
  ["Rockfort Hall", "Rockfort Hall", "Rockfort Hall"],
])("C-7 the venue %s is not named twice before %s", (venue, venueAddress, rest) => {
  expect(withoutVenue({ venue, venueAddress })).toBe(rest);
});

test.each([
  ["Rockfort Hall, Trichy", "Rockfort Hall, Trichy"],
  ["Hall & Sons, #12, 50% Road?", "Hall & Sons, #12, 50% Road?"],
  ["Hall\r\n2nd floor\n\n  MG Road ", "Hall 2nd floor MG Road"],
  ["गोलघर हॉल, पटना", "गोलघर हॉल, पटना"],
  ["A+B=C", "A+B=C"],
])("D-2 the maps search for %j asks for “%s” and for nothing else", (venueAddress, query) => {
  const url = new URL(mapsLink(venueAddress));
  expect(url.origin + url.pathname).toBe("https://www.google.com/maps/search/");
  expect([...url.searchParams]).toEqual([
    ["api", "1"],
    ["query", query],
  ]);
  expect(url.hash).toBe("");
});
