import type { PostalAddress } from "schema-dts";
import type { City } from "../../catalogue/city.ts";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { Event } from "../../catalogue/event.ts";
import { pinCode, withoutVenue } from "../../catalogue/events/venue.ts";

/** A PIN code with its label, such as `Pin:` or `PIN code -`, alone or in brackets of its own. */
const labelled = String.raw`(?:(?<![\p{L}\p{M}\p{N}])pin(?:[\s-]*code)?[\s.:–-]*)?(${pinCode.source})`;
const pinPart = new RegExp(String.raw`[(\[]${labelled}[)\]]|${labelled}`, "giu");

/**
 * A venue's address in the parts that machines read. Other parts are removed from the end of the street: the PIN code, the
 * city by any of its names, the state and the country. A place that is to be announced has no street.
 *
 * @param city what the content knows of the event's city, if it knows the city
 */
export function postalAddress(
  event: Pick<Event, "city" | "venue" | "venueAddress" | "placeOpen">,
  city: City | undefined,
): Extract<PostalAddress, object> {
  const address = withoutVenue(event);
  const { rest, pin } = withoutPin(address);
  const names = [event.city, city?.boardName, ...(city?.aliases ?? []), city?.state, "India", event.venue, ""];
  const known = new Set(names.flatMap((name) => (name === undefined ? [] : [nameKey(name)])));
  const parts = rest.split(",").map((part) => part.replace(/[\s.–-]+$/, "").trim());
  while (known.has(nameKey(parts.at(-1) ?? "")) && parts.length > 0) parts.pop();
  const street = parts.filter(Boolean).join(", ");
  return {
    "@type": "PostalAddress",
    ...(!event.placeOpen && { streetAddress: street || event.venue }),
    addressLocality: event.city,
    ...(city?.state && { addressRegion: city.state }),
    ...(pin && { postalCode: pin.replace(/\s/g, "") }),
    addressCountry: "IN",
  };
}

/** An address without its last PIN code, and without the label and the brackets around it. */
function withoutPin(address: string): { rest: string; pin?: string | undefined } {
  const match = [...address.matchAll(pinPart)].at(-1);
  if (!match) return { rest: address };
  const [whole, inBrackets, alone] = match;
  const after = address.slice(match.index + whole.length).trimStart();
  const blank = /^[)\]]/.test(after) ? "" : " ";
  return { rest: address.slice(0, match.index).trimEnd() + blank + after, pin: inBrackets ?? alone };
}
