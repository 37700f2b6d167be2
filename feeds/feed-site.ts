import type { Catalogue } from "../catalogue/catalogue.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";

/** The sources of every feed: the content, and the addresses that the build has given to pictures. */
export type FeedSite = {
  catalogue: Catalogue;
  /** The absolute address of an event's share picture, a JPEG. */
  pictureOf: (eventId: string) => string;
};

/** A file for other programs, at its address on the site. */
export type FeedFile = { address: string; text: string };

/** The absolute address of an event's page. */
export function eventPage({ catalogue }: FeedSite, eventId: string): string {
  return catalogue.site.siteAddress + eventAddress(eventId);
}
