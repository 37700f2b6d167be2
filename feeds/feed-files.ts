import { eventsDataAddress } from "../catalogue/links/feed-addresses.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import { calendarFiles } from "./calendar-files.ts";
import { atomFeedFile, jsonFeedFile } from "./event-feeds.ts";
import { eventsData } from "./events-data.ts";
import type { FeedFile, FeedSite } from "./feed-site.ts";

/**
 * The files that are made for other programs in the catalogue's language. Those that people read there are in each: the tour's
 * calendar, the events' and the Atom feed. What programs read is in the first one alone.
 */
export function feedFiles(site: FeedSite): FeedFile[] {
  if (site.catalogue.language !== firstLanguage) return [...calendarFiles(site), atomFeedFile(site)];
  return [
    ...calendarFiles(site),
    atomFeedFile(site),
    jsonFeedFile(site),
    { address: eventsDataAddress, text: eventsData(site) },
  ];
}
