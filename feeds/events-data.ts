import type { Event } from "../catalogue/event.ts";
import { soonestFirst } from "../catalogue/events/event-lists.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { eventCalendarAddress } from "../catalogue/links/site-addresses.ts";
import { isStablePicture, publicFolder } from "../catalogue/picture-path.ts";
import { eventPage, type FeedSite } from "./feed-site.ts";

/** Raised when a field goes or changes its meaning; a new field is no reason. */
const version = 1;

/**
 * `events.json`: every event with the catalogue's fields, for whoever lists events elsewhere; docs/feeds.md describes it.
 * Times have India's offset, pictures and pages are absolute addresses.
 */
export function eventsData(site: FeedSite): string {
  const { siteAddress, productName, organiserName } = site.catalogue.site;
  const events = site.catalogue.events.toSorted(soonestFirst).map((event) => eventData(event, site));
  return `${JSON.stringify({ version, name: productName, organiser: organiserName, siteAddress, events }, null, 2)}\n`;
}

function eventData(event: Event, site: FeedSite) {
  const { siteAddress } = site.catalogue.site;
  const { starts, ends, changed, speakers, sponsors, ...fields } = event;
  return {
    ...fields,
    address: eventPage(site, event._id),
    calendar: siteAddress + eventCalendarAddress(event._id),
    starts: isoWithOffset(starts),
    ends: isoWithOffset(ends),
    changed: isoWithOffset(changed),
    free: event.free ?? false,
    image: site.pictureOf(event._id),
    speakers: speakers.map(({ image: _unpublished, ...speaker }) => speaker),
    sponsors: sponsors.map(({ logo, ...sponsor }) => ({
      ...sponsor,
      ...(isStablePicture(logo) && { logo: siteAddress + publicFolder + logo }),
    })),
  };
}
