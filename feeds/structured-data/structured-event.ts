import type { Event as EventData, Offer, Organization, Person, Place } from "schema-dts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { eventAction, statusOf } from "../../catalogue/events/event-status.ts";
import { isoWithOffset } from "../../catalogue/events/event-time.ts";
import { pinCode, placeOf } from "../../catalogue/events/venue.ts";
import { eventPath, localizedPath } from "../../catalogue/links/site-paths.ts";
import type { Site } from "../../catalogue/site.ts";
import type { Speaker } from "../../catalogue/speaker.ts";
import type { Sponsor } from "../../catalogue/sponsor.ts";
import { truncate } from "../../catalogue/visible-text.ts";
import { languageTags } from "../../words/talk-languages.ts";
import { organiserReference } from "./site-data.ts";

/** The longest description, in characters. */
const longestDescription = 300;

type EventFacts = {
  site: Site;
  cities: readonly City[];
  /** The absolute URL of the event's share picture, which shows its photograph too. */
  picture: string;
};

/** An event as search engines read it. */
export function structuredEvent(event: Event, { site, cities, picture }: EventFacts) {
  const { title, description, starts, ends, speakers, sponsors, languages, seats } = event;
  const url = site.siteAddress + localizedPath(eventPath(event._id));
  const offers = offer(event, url);
  const { schemaEventStatus, online } = statusOf(event.status);
  return {
    "@type": "Event",
    name: title,
    description: truncate(description, longestDescription),
    url,
    startDate: isoWithOffset(starts),
    endDate: isoWithOffset(ends),
    eventStatus: `https://schema.org/${schemaEventStatus}`,
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online ? { "@type": "VirtualLocation", url } : place(event, cities),
    ...(languages && { inLanguage: languages.map((language) => languageTags[language]) }),
    ...(seats !== undefined && { maximumAttendeeCapacity: seats }),
    ...(event.free && { isAccessibleForFree: true }),
    image: picture,
    organizer: organiserReference(site),
    ...(speakers.length > 0 && { performer: speakers.map(performer) }),
    ...(sponsors.length > 0 && { sponsor: sponsors.map(sponsor) }),
    ...(offers && { offers }),
  } as const satisfies EventData;
}

/** A venue. One that is to be announced has the city's name, and no street. */
function place(event: Event, cities: readonly City[]) {
  const postalCode = event.venueAddress.match(pinCode)?.at(-1)?.replace(/\s/, "");
  const city = cities.find(({ name }) => name === event.city);
  return {
    "@type": "Place",
    name: event.hasNoAddress ? event.city : event.venue,
    address: {
      "@type": "PostalAddress",
      ...(!event.hasNoAddress && { streetAddress: placeOf(event).address }),
      addressLocality: event.city,
      ...(city?.state && { addressRegion: city.state }),
      ...(postalCode && { postalCode }),
      addressCountry: "IN",
    },
  } as const satisfies Place;
}

/**
 * The price of a place at the event, and where to register. Undefined before there is a link, and
 * for a status without `availability`. The content has no prices: it only says whether an event is free.
 */
function offer(event: Event, url: string) {
  const action = eventAction(event);
  const { availability } = statusOf(event.status);
  const registration = action.kind === "register" ? action.link : null;
  if (!availability || (availability === "InStock" && !(registration && event.free))) return undefined;
  return {
    "@type": "Offer",
    ...(event.free && { price: 0, priceCurrency: "INR" }),
    availability: `https://schema.org/${availability}`,
    url: registration ?? url,
  } as const satisfies Offer;
}

function performer({ name, title, company, linkedin }: Speaker) {
  return {
    "@type": "Person",
    name,
    jobTitle: title,
    ...(company && { worksFor: { "@type": "Organization", name: company } }),
    ...(linkedin && { sameAs: linkedin }),
  } as const satisfies Person;
}

function sponsor({ name, website }: Sponsor) {
  return { "@type": "Organization", name, ...(website && { url: website }) } as const satisfies Organization;
}
