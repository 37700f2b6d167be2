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

/** Texts that break what does not escape: of iCalendar, XML, HTML, JSON and Markdown. */
export const hostileTexts = [
  "semicolon; comma, backslash \\ and another \\;\\, end\\",
  "quotes \" ' & <b>markup</b> ]]> --> <!-- <script>alert(1)</script>",
  "BEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR",
  "tab\tline\r\nline\rline\u2028line\u2029paragraph\u0085next",
  "controls \u0000\u0007\u001b\u007f are dropped",
  `${"ந".repeat(60)} ${"👩‍🏫".repeat(30)} ${"é".repeat(80)}`,
  "شرینگر right \u202eto left\u202c zero\u200bwidth\ufeff",
  "x".repeat(10_000),
  " begins and ends with a space ",
];

/** Reads an Atom feed as it is written: its attributes too, texts with their blanks, and entries as a list in any case. */
export const atomParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "entry",
});
