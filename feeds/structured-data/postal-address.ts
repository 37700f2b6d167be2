import type { PostalAddress } from "schema-dts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { nameKey } from "../../catalogue/name-key.ts";
import { withoutVenue } from "../../catalogue/venue-address.ts";

/** An Indian PIN code, often written as two groups of three digits; longer numbers are none. */
const pinCode = /(?<!\d-?)[1-9]\d{2}\s?\d{3}(?![\s-]?\d)/g;

/**
 * A venue's address in the parts that machines read. What stands in other parts already is taken off the end of the
 * street: the PIN code, the city by any of its names, the state and the country.
 *
 * @param city what the content knows of the event's city, if it knows the city
 */
export function postalAddress(
  event: Pick<Event, "city" | "venue" | "venueAddress">,
  city: City | undefined,
): Extract<PostalAddress, object> {
  const address = withoutVenue(event);
  const pin = [...address.matchAll(pinCode)].at(-1)?.[0];
  const names = [event.city, city?.boardName, ...(city?.aliases ?? []), city?.state, "India", event.venue, ""];
  const known = new Set(names.flatMap((name) => (name === undefined ? [] : [nameKey(name)])));
  const parts = (pin ? address.replace(pin, "") : address)
    .split(",")
    .map((part) => part.replace(/[\s.–-]+$/, "").trim());
  while (known.has(nameKey(parts.at(-1) ?? "")) && parts.length > 0) parts.pop();
  const street = parts.filter(Boolean).join(", ");
  return {
    "@type": "PostalAddress",
    streetAddress: street || event.venue,
    addressLocality: event.city,
    ...(city?.state && { addressRegion: city.state }),
    ...(pin && { postalCode: pin.replace(/\s/g, "") }),
    addressCountry: "IN",
  };
}
