import { eventsDataAddress } from "../catalogue/links/feed-addresses.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import { atomFeedFile } from "./atom-feed.ts";
import { calendarFiles } from "./calendar-files.ts";
import { eventsData } from "./events-data.ts";
import type { FeedFile, FeedSite } from "./feed-site.ts";

/**
 * The files for other programs in the catalogue's language. Every language has the files whose texts people read: calendars
 * and the Atom feed. `events.json` is for programs, and in the first language only.
 */
export function feedFiles(site: FeedSite): FeedFile[] {
  if (site.catalogue.language !== firstLanguage) return [...calendarFiles(site), atomFeedFile(site)];
  return [...calendarFiles(site), atomFeedFile(site), { address: eventsDataAddress, text: eventsData(site) }];
}
