import type { Event } from "../catalogue/event.ts";
import { soonestFirst } from "../catalogue/events/event-lists.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { eventCalendarPath } from "../catalogue/links/site-paths.ts";
import { eventPage, type FeedSite } from "./feed-site.ts";

/** Raise it when a field is removed or changes its meaning, not for a new field. */
const version = 1;

/** Publishes a picture below `content/images/`, and returns its path on the site. */
type PublishPicture = (image: string) => Promise<{ src: string }>;

/**
 * `events.json`: every event, for other websites that list events; docs/feeds.md describes it.
 * Times have India's offset, pictures and pages are absolute URLs.
 *
 * @param picture publishes a picture of the content
 */
export async function eventsData(site: FeedSite, picture: PublishPicture): Promise<string> {
  const { siteAddress, productName, organiserName } = site.catalogue.site;
  const ordered = site.catalogue.events.toSorted(soonestFirst);
  const events = await Promise.all(ordered.map((event) => publicEvent(event, site, picture)));
  return `${JSON.stringify({ version, name: productName, organiser: organiserName, siteAddress, events }, null, 2)}\n`;
}

/** An event in the file: these fields and no others, so that a new field of content is not published unasked. */
async function publicEvent(event: Event, site: FeedSite, picture: PublishPicture) {
  const { siteAddress } = site.catalogue.site;
  const sponsors = event.sponsors.map(async ({ name, website, tier, logo }) => ({
    name,
    website,
    tier,
    logo: siteAddress + (await picture(logo)).src,
  }));
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
    sponsors: await Promise.all(sponsors),
  };
}
