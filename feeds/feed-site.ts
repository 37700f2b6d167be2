import type { Catalogue } from "../catalogue/catalogue.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";

/** What every feed is made of: the content, and what the build knows of the pages made from it. */
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
