import type { Event } from "../catalogue/event.ts";
import { latestChange } from "../catalogue/events/event-lists.ts";
import { type IndianTime, isoWithOffset } from "../catalogue/events/event-time.ts";
import { isInEnglish } from "../catalogue/is-in-english.ts";
import { atomFeedAddress, jsonFeedAddress } from "../catalogue/links/feed-addresses.ts";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { pages } from "../catalogue/pages.ts";
import { firstLanguage, languageTag } from "../catalogue/site-languages.ts";
import { words } from "../words/words.ts";
import { eventPage, type FeedFile, type FeedSite } from "./feed-site.ts";
import { xmlText } from "./xml-text.ts";

/** The events as an Atom feed (RFC 4287), the one that was changed last first. */
export function atomFeedFile(site: FeedSite): FeedFile {
  return { address: ownAddress(atomFeedAddress), text: atomFeed(entriesOf(site), site) };
}

/** The same as a JSON Feed (version 1.1). */
export function jsonFeedFile(site: FeedSite): FeedFile {
  return { address: jsonFeedAddress, text: jsonFeed(entriesOf(site), site) };
}

function entriesOf(site: FeedSite): Entry[] {
  return site.catalogue.events.toSorted(lastChangedFirst).map((event) => entryOf(event, site));
}

type Entry = ReturnType<typeof entryOf>;

function entryOf(event: Event, site: FeedSite) {
  const { date, time, venueAddress, status } = event;
  return {
    id: `urn:uuid:${event.uuid}`,
    title: event.title,
    page: eventPage(site, event),
    picture: site.pictureOf(event._id),
    changed: isoWithOffset(event.changed),
    summary: words.feedSummary({ date, time, venueAddress, status }),
    text: event.description,
    language: (field: "title" | "description") =>
      isInEnglish(event, field) ? { "@xml:lang": languageTag(firstLanguage) } : {},
  };
}

/** The head of both feeds. A feed without events was never changed: its time is the one that Unix begins with. */
function head({ catalogue }: FeedSite) {
  const { siteAddress, productName, organiserName, description } = catalogue.site;
  const changed: IndianTime = latestChange(catalogue.events) ?? "1970-01-01 05:30";
  return {
    title: words.feedTitle({ name: productName }),
    page: siteAddress + ownAddress(pages.events.address),
    siteAddress,
    organiserName,
    description,
    changed: isoWithOffset(changed),
  };
}

function atomFeed(entries: readonly Entry[], site: FeedSite): string {
  const { catalogue } = site;
  const { title, page, siteAddress, organiserName, description, changed } = head(site);
  return xmlText({
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": languageTag(catalogue.language),
      id: page,
      title,
      subtitle: description,
      updated: changed,
      author: { name: organiserName, uri: siteAddress },
      icon: `${siteAddress}/favicon.ico`,
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": siteAddress + ownAddress(atomFeedAddress) },
        { "@rel": "alternate", "@type": "text/html", "@href": page },
      ],
      entry: entries.map((entry) => ({
        id: entry.id,
        title: { ...entry.language("title"), "#text": entry.title },
        updated: entry.changed,
        link: [
          { "@rel": "alternate", "@type": "text/html", "@href": entry.page },
          { "@rel": "enclosure", "@type": "image/jpeg", "@href": entry.picture },
        ],
        summary: entry.summary,
        content: { ...entry.language("description"), "#text": entry.text },
      })),
    },
  });
}

function jsonFeed(entries: readonly Entry[], site: FeedSite): string {
  const { title, page, siteAddress, organiserName, description } = head(site);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: siteAddress + jsonFeedAddress,
    description,
    icon: `${siteAddress}/icon-512.png`,
    favicon: `${siteAddress}/favicon.ico`,
    authors: [{ name: organiserName, url: siteAddress }],
    language: "en-IN",
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.page,
      title: entry.title,
      summary: entry.summary,
      content_text: entry.text,
      image: entry.picture,
      date_modified: entry.changed,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function lastChangedFirst(a: Event, b: Event): number {
  if (a.changed !== b.changed) return a.changed < b.changed ? 1 : -1;
  return a._id < b._id ? -1 : 1;
}
