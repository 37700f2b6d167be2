import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { statusInSentence } from "../catalogue/events/event-status.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { atomFeedFile } from "./atom-feed.ts";
import { atomParser, feedSite, testEvent } from "./feed-site.fixture.ts";

const { siteAddress } = feedSite().catalogue.site;

type AtomEntry = { id: string; title: string; updated: string; link: unknown; summary: string; content: string };

/** The Atom feed of a site, parsed. */
function feedOf(site = feedSite()) {
  const { text } = atomFeedFile(site);
  expect(XMLValidator.validate(text)).toBe(true);
  return atomParser.parse(text).feed;
}

test("the Atom feed has the elements that RFC 4287 requires, and an entry for each event", () => {
  const atom = feedOf();
  expect(atom).toMatchObject({
    xmlns: "http://www.w3.org/2005/Atom",
    id: `${siteAddress}/events`,
    title: "Bitcoin Yatra: events",
    author: { name: "Sahaj Labs" },
    link: [
      { rel: "self", href: `${siteAddress}/events.atom` },
      { rel: "alternate", href: `${siteAddress}/events` },
    ],
  });
  const { events } = feedSite().catalogue;
  const entries: AtomEntry[] = atom.entry;
  expect(entries).toHaveLength(events.length);
  for (const event of events) {
    const entry = entries.find(({ id }) => id === `urn:uuid:${event.uuid}`);
    expect(entry).toMatchObject({
      title: event.title,
      updated: isoWithOffset(event.changed),
      content: event.description,
      link: [{ rel: "alternate", href: `${siteAddress}/events/${event._id}` }, { type: "image/jpeg" }],
    });
    expect(entry?.summary).toContain(statusInSentence(event.status));
  }
  expect(atom.updated).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
});

test("the Atom feed starts with the event that was changed last", () => {
  const changes: string[] = feedOf().entry.map(({ updated }: AtomEntry) => updated);
  expect(changes).toEqual(changes.toSorted().reverse());
});

test.each([
  ["closed", "concluded"],
  ["cancelled", "cancelled"],
  ["sold-out", "sold out"],
  ["by invitation", "by invitation"],
])("an event that is %s stays in the feed with the status %s", (status, says) => {
  const atom = feedOf(feedSite([testEvent("trichy-2025", { status })]));
  expect(atom.entry[0].summary).toContain(`Status: ${says}.`);
});

test("a feed without events is valid", () => {
  const atom = feedOf(feedSite([]));
  expect(atom.updated).toBe("1970-01-01T05:30:00+05:30");
  expect(atom.entry).toBeUndefined();
});
