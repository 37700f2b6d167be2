import { expect, test } from "vitest";
import { withoutVenue } from "./venue-address.ts";

test.each([
  ["Rockfort Hall", "Rockfort Hall, Nandhi Koil Street, Trichy", "Nandhi Koil Street, Trichy"],
  ["Rockfort Hall", "Nandhi Koil Street, Trichy", "Nandhi Koil Street, Trichy"],
  ["Rockfort Hall", "Rockfort Hall Annexe, Trichy", "Rockfort Hall Annexe, Trichy"],
  ["Rockfort Hall", "Rockfort Hall", "Rockfort Hall"],
])("C-7 the venue %s is not named twice before %s", (venue, venueAddress, rest) => {
  expect(withoutVenue({ venue, venueAddress })).toBe(rest);
});
