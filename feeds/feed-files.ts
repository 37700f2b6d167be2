import { eventsDataAddress } from "../catalogue/links/feed-addresses.ts";
import { calendarFiles } from "./calendar-files.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { eventFeeds } from "./event-feeds.ts";
import { eventsData } from "./events-data.ts";
import type { FeedFile, FeedSite } from "./feed-site.ts";

/** Every file of the site that is made for other programs. */
export function feedFiles(site: FeedSite): FeedFile[] {
  return [
    ...calendarFiles(site),
    ...eventFeeds(site),
    { address: eventsDataAddress, text: eventsData(site) },
    ...crawlerFiles(site),
  ];
}
