import type { Event } from "../catalogue/event.ts";
import { soonestFirst } from "../catalogue/event-lists.ts";
import {
  cityCalendarAddress,
  eventCalendarAddress,
  phaseCalendarAddress,
  tourCalendarAddress,
} from "../catalogue/feed-addresses.ts";
import { eventPage, type FeedFile, type FeedSite } from "./feed-site.ts";
import { tourCalendar } from "./tour-calendar.ts";

/** The calendars of the whole tour, of each phase and of each city, and a file for each event. */
export function calendarFiles(site: FeedSite): FeedFile[] {
  const { productName, siteAddress } = site.catalogue.site;
  const events = site.catalogue.events.toSorted(soonestFirst);
  const file = (address: string, name: string, members: readonly Event[], page = `${siteAddress}/events`) => ({
    address,
    text: tourCalendar({ name, source: siteAddress + address, page, events: members }, site),
  });
  const cities = [...new Set(events.map(({ city }) => city))];
  return [
    file(tourCalendarAddress, productName, events),
    ...([1, 2] as const).map((phase) =>
      file(
        phaseCalendarAddress(phase),
        `${productName}, Phase ${phase}`,
        events.filter((event) => event.phase === phase),
      ),
    ),
    ...cities.map((city) =>
      file(
        cityCalendarAddress(city),
        `${productName}, ${city}`,
        events.filter((event) => event.city === city),
      ),
    ),
    ...events.map((event) => file(eventCalendarAddress(event._id), event.title, [event], eventPage(site, event._id))),
  ];
}
