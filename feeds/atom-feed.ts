import type { Event } from "../catalogue/event.ts";
import { latestChange } from "../catalogue/events/event-lists.ts";
import { statusInSentence } from "../catalogue/events/event-status.ts";
import { isoWithOffset } from "../catalogue/events/event-time.ts";
import { atomFeedPath, localizedPath } from "../catalogue/links/site-paths.ts";
import { pages } from "../catalogue/pages.ts";
import { defaultLanguage, languageTag } from "../catalogue/site-languages.ts";
import { isInEnglish } from "../catalogue/translation.ts";
import { words } from "../words/words.ts";
import { eventPage, type FeedFile, type FeedSite } from "./feed-site.ts";
import { xmlText } from "./xml-text.ts";

/** The events as an Atom feed (RFC 4287), in the order of their last changes, the latest first. */
export function atomFeedFile(site: FeedSite): FeedFile {
  const { language, site: tour, events } = site.catalogue;
  const { siteAddress, productName, organiserName, description } = tour;
  const page = siteAddress + localizedPath(pages.events.path);
  // A feed without events has never changed: its time is the start of Unix time.
  const changed = latestChange(events) ?? "1970-01-01 05:30";
  const text = xmlText({
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": languageTag(language),
      id: page,
      title: words.feedTitle({ name: productName }),
      subtitle: description,
      updated: isoWithOffset(changed),
      author: { name: organiserName, uri: siteAddress },
      icon: `${siteAddress}/favicon.ico`,
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": siteAddress + localizedPath(atomFeedPath) },
        { "@rel": "alternate", "@type": "text/html", "@href": page },
      ],
      entry: events.toSorted((a, b) => b.changed.localeCompare(a.changed)).map((event) => entryOf(event, site)),
    },
  });
  return { path: localizedPath(atomFeedPath), text };
}

function entryOf(event: Event, site: FeedSite) {
  const { date, time, venueAddress } = event;
  const language = (field: "title" | "description") =>
    isInEnglish(event, field) ? { "@xml:lang": languageTag(defaultLanguage) } : {};
  return {
    id: `urn:uuid:${event.uuid}`,
    title: { ...language("title"), "#text": event.title },
    updated: isoWithOffset(event.changed),
    link: [
      { "@rel": "alternate", "@type": "text/html", "@href": eventPage(site, event) },
      { "@rel": "enclosure", "@type": "image/jpeg", "@href": site.pictureOf(event._id) },
    ],
    summary: words.feedSummary({ date, time, venueAddress, status: statusInSentence(event.status) }),
    content: { ...language("description"), "#text": event.description },
  };
}
