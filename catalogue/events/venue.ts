import { nameKey } from "../compare-names.ts";

type Place = { venue: string; venueAddress: string };

/** Whether an event's file says that its place is not known yet. */
export function isPlaceOpen(venue: string): boolean {
  return nameKey(venue) === "to be announced";
}

/** The whole address of a place, for maps and calendars: the venue's name is its beginning. */
export function wholeAddress({ venue, venueAddress }: Place): string {
  return nameKey(venueAddress).startsWith(nameKey(venue)) ? venueAddress : `${venue}, ${venueAddress}`;
}

/** The rest of a venue's address where it begins with the venue's own name, so that the name is not shown twice. */
export function withoutVenue({ venue, venueAddress }: Place): string {
  const rest = venueAddress.slice(venue.length);
  return venueAddress.startsWith(venue) && /^[,،] /.test(rest) ? rest.slice(2) : venueAddress;
}

/** An Indian PIN code, often written as two groups of three digits; longer numbers are none. */
export const pinCode = /(?<!\d-?)[1-9]\d{2}\s?\d{3}(?![\s-]?\d)/g;

/** The end of an address that a line should not break: the city, if it is not long, else its last word, and the PIN code. */
const cityAndPin = /(?:(?<=[,،] )[^,،]{1,18}|\S+) \d{3} ?\d{3}$/;

/** A postal address whose city and PIN code stay in one line, for a narrow column: their blanks are no-break spaces. */
export function withCityAndPinTogether(venueAddress: string): string {
  return venueAddress.replace(cityAndPin, (end) => end.replaceAll(" ", "\u00a0"));
}

/**
 * The URL of a maps search for a place (clause D-2), in Google's documented URL form:
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsLink(place: Place): string {
  const search = new URLSearchParams({ api: "1", query: wholeAddress(place).replace(/\s+/g, " ").trim() });
  return `https://www.google.com/maps/search/?${search}`;
}
