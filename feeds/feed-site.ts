import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Event } from "../catalogue/event.ts";
import { eventAddress, ownAddress } from "../catalogue/links/own-address.ts";
import { hasOwnPage } from "../catalogue/page-translations.ts";

/** The sources of every feed: the content, and the addresses that the build has given to pictures. */
export type FeedSite = {
  catalogue: Catalogue;
  /** The absolute address of an event's share picture, a JPEG. */
  pictureOf: (eventId: string) => string;
};

/** A file for other programs, and its path on the site. */
export type FeedFile = { address: string; text: string };

/** The absolute address of an event's page: in the catalogue's language if there is one, else in English. */
export function eventPage({ catalogue }: FeedSite, event: Pick<Event, "_id" | "status" | "translation">): string {
  const address = eventAddress(event._id);
  return catalogue.site.siteAddress + (hasOwnPage(event) ? ownAddress(address) : address);
}
