import { XMLParser } from "fast-xml-parser";
import type { Event } from "../catalogue/event.ts";
import { testCatalogue } from "../tests/support/test-content.ts";
import type { FeedSite } from "./feed-site.ts";

/** The site of `tests/content`, optionally with other events. */
export function feedSite(events: readonly Event[] = testCatalogue.events): FeedSite {
  return {
    catalogue: { ...testCatalogue, events: [...events] },
    pictureOf: (eventId) => `${testCatalogue.site.siteAddress}/assets/share-${eventId}-12345678.jpg`,
  };
}

/** An event of `tests/content` with changes. */
export function testEvent(id: string, change: Partial<Event> = {}): Event {
  const event = testCatalogue.events.find(({ _id }) => _id === id);
  if (!event) throw new Error(`The tests' content has no event ${id}.`);
  return { ...event, ...change };
}

/** Parses an Atom feed with its attributes and white space. Entries are always an array. */
export const atomParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "entry",
});
