import type { Event } from "../catalogue/event.ts";
import { soonestFirst } from "../catalogue/events/event-lists.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { eventCalendarPath } from "../catalogue/links/site-paths.ts";
import { isStablePicture, publicFolder, publishedName } from "../catalogue/picture-path.ts";
import { eventPage, type FeedSite } from "./feed-site.ts";

/** Raise it when a field is removed or changes its meaning, not for a new field. */
const version = 1;

/**
 * `events.json`: every event, for other websites that list events; docs/feeds.md describes it.
 * Times have India's offset, pictures and pages are absolute URLs.
 */
export function eventsData(site: FeedSite): string {
  const { siteAddress, productName, organiserName } = site.catalogue.site;
  const events = site.catalogue.events.toSorted(soonestFirst).map((event) => publicEvent(event, site));
  return `${JSON.stringify({ version, name: productName, organiser: organiserName, siteAddress, events }, null, 2)}\n`;
}

/** An event in the file. It lists the fields, so that a new field of content is not published by accident. */
function publicEvent(event: Event, site: FeedSite) {
  const { siteAddress } = site.catalogue.site;
  return {
    title: event.title,
    city: event.city,
    phase: event.phase,
    status: event.status,
    venue: event.venue,
    venueAddress: event.venueAddress,
    description: event.description,
    registrationLink: event.registrationLink,
    highlightsLink: event.highlightsLink,
    free: event.free ?? false,
    uuid: event.uuid,
    image: site.pictureOf(event._id),
    _id: event._id,
    date: event.date,
    time: event.time,
    agenda: event.agenda,
    address: eventPage(site, event),
    calendar: siteAddress + eventCalendarPath(event._id),
    starts: isoWithOffset(event.starts),
    ends: isoWithOffset(event.ends),
    changed: isoWithOffset(event.changed),
    speakers: event.speakers.map(({ name, title, company, linkedin, bio }) => ({
      name,
      title,
      company,
      linkedin,
      bio,
    })),
    sponsors: event.sponsors.map(({ name, website, tier, logo }) => ({
      name,
      website,
      tier,
      logo: isStablePicture(logo) ? siteAddress + publicFolder + publishedName(logo) : undefined,
    })),
  };
}
