import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Event } from "../catalogue/event.ts";
import { eventPath, localizedPath } from "../catalogue/links/site-paths.ts";
import { hasOwnPage } from "../catalogue/page-translations.ts";

/** The sources of every feed: the content, and the URLs that the build has given to pictures. */
export type FeedSite = {
  catalogue: Catalogue;
  /** The absolute URL of an event's share picture, a JPEG. */
  pictureOf: (eventId: string) => string;
};

/** A file for other programs, and its path on the site. */
export type FeedFile = { path: string; text: string };

/** The absolute URL of an event's page: in the catalogue's language if there is one, else in English. */
export function eventPage({ catalogue }: FeedSite, event: Pick<Event, "_id" | "status" | "translation">): string {
  const path = eventPath(event._id);
  return catalogue.site.siteAddress + (hasOwnPage(event) ? localizedPath(path) : path);
}
