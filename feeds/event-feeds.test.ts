import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { atomFeedFile, jsonFeedFile } from "./event-feeds.ts";
import { atomParser, feedSite, hostileTexts, testEvent } from "./feed-site.fixture.ts";

const { siteAddress } = feedSite().catalogue.site;

type AtomEntry = { id: string; title: string; updated: string; link: unknown; summary: string; content: string };

/** Both feeds of a site, parsed. */
function feedsOf(site = feedSite()) {
  const [atom, json] = [atomFeedFile(site).text, jsonFeedFile(site).text];
  expect(XMLValidator.validate(atom)).toBe(true);
  return { atom: atomParser.parse(atom).feed, json: JSON.parse(json) };
}

test("the Atom feed has what RFC 4287 asks of a feed, and an entry for each event", () => {
  const { atom } = feedsOf();
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
    expect(entry?.summary).toContain(event.status);
  }
  expect(atom.updated).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
});

test("the JSON Feed has what version 1.1 asks of a feed, and an item for each event, the last changed first", () => {
  const { json } = feedsOf();
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Bitcoin Yatra: events",
    feed_url: `${siteAddress}/events.feed.json`,
    language: "en-IN",
  });
  const changes = json.items.map(({ date_modified }: { date_modified: string }) => date_modified);
  expect(changes).toEqual(changes.toSorted().reverse());
  const { events } = feedSite().catalogue;
  expect(json.items).toHaveLength(events.length);
  for (const { _id, uuid, title, description } of events) {
    expect(json.items).toContainEqual(
      expect.objectContaining({
        id: `urn:uuid:${uuid}`,
        url: `${siteAddress}/events/${_id}`,
        title,
        content_text: description,
        image: feedSite().pictureOf(_id),
      }),
    );
  }
});

test.each(["cancelled", "postponed", "sold-out", "waitlist"])(
  "an event that is %s stays in the feeds, and they say so",
  (status) => {
    const { atom, json } = feedsOf(feedSite([testEvent("trichy-2025", { status })]));
    expect(atom.entry[0].summary).toContain(`Status: ${status}.`);
    expect(json.items[0].summary).toContain(`Status: ${status}.`);
  },
);

test.each(hostileTexts)("an event called %j leaves the feeds well-formed and its name readable", (title) => {
  const { atom, json } = feedsOf(feedSite([testEvent("trichy-2025", { title, description: title })]));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no XML document may hold them
  const expected = title.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u001b]/g, "");
  expect(atom.entry[0].title.replace(/\r\n?/g, "\n")).toBe(expected);
  expect(json.items[0].content_text).toBe(title);
});

test("feeds without events are feeds", () => {
  const { atom, json } = feedsOf(feedSite([]));
  expect(atom.updated).toBe("1970-01-01T05:30:00+05:30");
  expect(atom.entry).toBeUndefined();
  expect(json.items).toEqual([]);
});
