import type { Event } from "../event.ts";
import { nameKey } from "../visible-text.ts";

/** Whether an event's file says that its place is not known yet. */
export function isToBeAnnounced(venue: string): boolean {
  return nameKey(venue) === "to be announced";
}

/** Where people go to an event, as pages, calendars and search engines have it. */
export type Place = {
  /** Its address without the venue's name, which is shown beside it. */
  address: string;
  /** Its address with the venue's name before it, for maps and calendars. */
  whole: string;
  /** The URL of a maps search for it (clause D-2); null without an address. */
  mapsLink: string | null;
};

/** The place of an event. */
export function placeOf({
  venue,
  venueAddress,
  hasNoAddress,
}: Pick<Event, "venue" | "venueAddress" | "hasNoAddress">): Place {
  const rest = venueAddress.slice(venue.length);
  const address =
    venueAddress.startsWith(venue) && (hasNoAddress || /^[,،] /.test(rest)) ? rest.slice(2) : venueAddress;
  const whole = nameKey(venueAddress).startsWith(nameKey(venue)) ? venueAddress : `${venue}, ${venueAddress}`;
  return { address, whole, mapsLink: hasNoAddress ? null : mapsLink(whole) };
}

/** In Google's documented URL form: https://developers.google.com/maps/documentation/urls/get-started#search-action */
function mapsLink(address: string): string {
  const search = new URLSearchParams({ api: "1", query: address.replace(/\s+/g, " ").trim() });
  return `https://www.google.com/maps/search/?${search}`;
}

/** An Indian PIN code, often written as two groups of three digits; longer numbers are none. */
export const pinCode = /(?<!\d-?)[1-9]\d{2}\s?\d{3}(?![\s-]?\d)/g;

/** The end of an address that a line should not break: the city, if it is not long, else its last word, and the PIN code. */
const cityAndPin = /(?:(?<=[,،] )[^,،]{1,18}|\S+) \d{3} ?\d{3}$/;

/** A postal address whose city and PIN code stay in one line, for a narrow column: their blanks are no-break spaces. */
export function withCityAndPinTogether(venueAddress: string): string {
  return venueAddress.replace(cityAndPin, (end) => end.replaceAll(" ", "\u00a0"));
}
