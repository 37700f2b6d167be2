import { expect, test } from "vitest";
import { isToBeAnnounced, placeOf, withCityAndPinTogether } from "./venue.ts";

test.each([
  ["Rockfort Hall", "Rockfort Hall, Nandhi Koil Street, Trichy", "Nandhi Koil Street, Trichy"],
  ["Rockfort Hall", "Nandhi Koil Street, Trichy", "Nandhi Koil Street, Trichy"],
  ["Rockfort Hall", "Rockfort Hall Annexe, Trichy", "Rockfort Hall Annexe, Trichy"],
  ["Rockfort Hall", "Rockfort Hall", "Rockfort Hall"],
  ["ریزیڈنسی ہال", "ریزیڈنسی ہال، حسین آباد روڈ، لکھنؤ 226003", "حسین آباد روڈ، لکھنؤ 226003"],
])("C-7 the venue %s is not repeated before %s", (venue, venueAddress, rest) => {
  expect(placeOf({ venue, venueAddress }).address).toBe(rest);
});

test.each([
  ["Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002", "Tiruchirappalli_620002"],
  ["Mehrauli Hall, Mehrauli, New Delhi 110030", "New_Delhi_110030"],
  ["Mehrauli Hall, Mehrauli, New Delhi 110 030", "New_Delhi_110_030"],
  ["Phase 8 Hall, Sahibzada Ajit Singh Nagar 160055", "Nagar_160055"],
  ["Patna 800001", "Patna_800001"],
  ["ریزیڈنسی ہال، حسین آباد روڈ، لکھنؤ شہر 226003", "لکھنؤ_شہر_226003"],
  ["Golghar Hall, Patna", ""],
  ["Hall 12, 50 Rupee Road", ""],
])("C-7 in %s no line breaks within “%s”", (venueAddress, together) => {
  const shown = withCityAndPinTogether(venueAddress);
  expect(shown.replaceAll("\u00a0", " ")).toBe(venueAddress);
  const lastLine = shown.split(" ").at(-1) ?? "";
  expect(lastLine.includes("\u00a0") ? lastLine.replaceAll("\u00a0", "_") : "").toBe(together);
});

test.each([
  ["Rockfort Hall, Trichy", "Rockfort Hall, Trichy"],
  ["Hall & Sons, #12, 50% Road?", "Hall & Sons, #12, 50% Road?"],
  ["Hall\r\n2nd floor\n\n  MG Road ", "Hall 2nd floor MG Road"],
  ["गोलघर हॉल, पटना", "गोलघर हॉल, पटना"],
  ["A+B=C", "A+B=C"],
])("D-2 the maps search for %j has the query “%s” alone", (venueAddress, query) => {
  const url = new URL(placeOf({ venue: "", venueAddress }).mapsLink ?? "");
  expect(url.origin + url.pathname).toBe("https://www.google.com/maps/search/");
  expect([...url.searchParams]).toEqual([
    ["api", "1"],
    ["query", query],
  ]);
  expect(url.hash).toBe("");
});

test.each([
  ["Rockfort Hall", "Rockfort Hall, Trichy", "Rockfort Hall, Trichy"],
  ["Rockfort Hall", "ROCKFORT HALL, Trichy", "ROCKFORT HALL, Trichy"],
  ["Sample Hall", "West Masi Street, Madurai 625001", "Sample Hall, West Masi Street, Madurai 625001"],
])("D-2 the query of maps and calendars for %s at %s includes its name", (venue, venueAddress, whole) => {
  const place = placeOf({ venue, venueAddress });
  expect(place.whole).toBe(whole);
  expect(new URL(place.mapsLink ?? "").searchParams.get("query")).toBe(whole);
  expect(placeOf({ venue, venueAddress, hasNoAddress: true }).mapsLink).toBeNull();
});

test.each([
  ["to be announced", true],
  ["To Be  Announced", true],
  ["Hall to be announced", false],
])("whether the place %j is to be announced: %s", (venue, expected) => {
  expect(isToBeAnnounced(venue)).toBe(expected);
});
