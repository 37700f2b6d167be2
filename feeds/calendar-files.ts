import type { Event } from "../catalogue/event.ts";
import { soonestFirst } from "../catalogue/events/event-lists.ts";
import {
  cityCalendarAddress,
  eventCalendarAddress,
  ownAddress,
  phaseCalendarAddress,
  tourCalendarAddress,
} from "../catalogue/links/own-address.ts";
import { hasOwnPage } from "../catalogue/page-translations.ts";
import { pages } from "../catalogue/pages.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import { words } from "../words/words.ts";
import { eventPage, type FeedFile, type FeedSite } from "./feed-site.ts";
import { tourCalendar } from "./tour-calendar.ts";

/**
 * The calendars of the whole tour, of each phase and of each city, and a file for each event. A calendar without events
 * is written too, so that subscribers get the next one. Those of phases and cities are in English only.
 */
export function calendarFiles(site: FeedSite): FeedFile[] {
  const { catalogue } = site;
  const { productName, siteAddress } = catalogue.site;
  const events = catalogue.events.toSorted(soonestFirst);
  const list = siteAddress + ownAddress(pages.events.address);
  const file = (address: string, name: string, members: readonly Event[], { page = list, source = address } = {}) => ({
    address,
    text: tourCalendar({ name, source: siteAddress + source, page, events: members }, site),
  });
  const tour = file(ownAddress(tourCalendarAddress), productName, events);
  const ofEvents = events
    .filter(hasOwnPage)
    .map((event) =>
      file(ownAddress(eventCalendarAddress(event._id)), event.title, [event], { page: eventPage(site, event) }),
    );
  if (catalogue.language !== firstLanguage) return [tour, ...ofEvents];
  const part = (address: string, name: string, members: readonly Event[], source = address) =>
    file(address, words.calendarOf({ name: productName, part: name }), members, { source });
  const ofPhases = catalogue.phases.map(({ number, name }) =>
    part(
      phaseCalendarAddress(number),
      name,
      events.filter(({ phase }) => phase === number),
    ),
  );
  const ofCities = [...cityAddresses(site)].map(([address, city]) => {
    const members = events.filter((event) => event.city === city);
    return part(address, city, members, cityCalendarAddress(city));
  });
  return [tour, ...ofPhases, ...ofCities, ...ofEvents];
}

/**
 * The addresses of cities' calendars, each with its city: of every city that an event or the list of cities has, and of
 * its aliases. Where an alias is the name of another city, that one has the address.
 */
function cityAddresses({ catalogue: { events, cities } }: FeedSite): Map<string, string> {
  const names = [...events.map(({ city }) => city), ...cities.map(({ name }) => name)];
  const addresses = new Map(names.map((city) => [cityCalendarAddress(city), city]));
  for (const { name, aliases = [] } of cities) {
    for (const address of aliases.map(cityCalendarAddress)) {
      if (!addresses.has(address)) addresses.set(address, name);
    }
  }
  return addresses;
}
