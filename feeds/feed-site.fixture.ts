import { XMLParser } from "fast-xml-parser";
import type { Event } from "../catalogue/event.ts";
import { testCatalogue } from "../tests/support/test-content.ts";
import type { FeedSite } from "./feed-site.ts";

/** The tests' own site, with other events where a test needs them. */
export function feedSite(events: readonly Event[] = testCatalogue.events): FeedSite {
  return {
    catalogue: { ...testCatalogue, events: [...events] },
    pictureOf: (eventId) => `${testCatalogue.site.siteAddress}/assets/share-${eventId}-12345678.jpg`,
  };
}

/** An event of the tests' content, changed as a test needs it. */
export function testEvent(id: string, change: Partial<Event> = {}): Event {
  const event = testCatalogue.events.find(({ _id }) => _id === id);
  if (!event) throw new Error(`The tests' content has no event ${id}.`);
  return { ...event, ...change };
}

/** Reads an Atom feed as it is written: its attributes too, texts with their blanks, and entries as a list in any case. */
export const atomParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "entry",
});
