import type { Event } from "../catalogue/event.ts";
import { soonestFirst } from "../catalogue/events/event-lists.ts";
import {
  cityCalendarPath,
  eventCalendarPath,
  localizedPath,
  phaseCalendarPath,
  tourCalendarPath,
} from "../catalogue/links/site-paths.ts";
import { hasOwnPage } from "../catalogue/page-translations.ts";
import { pages } from "../catalogue/pages.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
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
  const eventsPage = siteAddress + localizedPath(pages.events.path);
  // `source` is the URL under which calendars subscribe. Files for other names of a city have that of the city.
  const file = (path: string, name: string, members: readonly Event[], { page = eventsPage, source = path } = {}) => ({
    path,
    text: tourCalendar({ name, source: siteAddress + source, page, events: members }, site),
  });
  const tour = file(localizedPath(tourCalendarPath), productName, events);
  const ofEvents = events
    .filter(hasOwnPage)
    .map((event) =>
      file(localizedPath(eventCalendarPath(event._id)), event.title, [event], { page: eventPage(site, event) }),
    );
  if (catalogue.language !== defaultLanguage) return [tour, ...ofEvents];
  const part = (path: string, name: string, members: readonly Event[], source = path) =>
    file(path, words.calendarOf({ name: productName, part: name }), members, { source });
  const ofPhases = catalogue.phases.map(({ number, name }) =>
    part(
      phaseCalendarPath(number),
      name,
      events.filter(({ phase }) => phase === number),
    ),
  );
  const ofCities = [...cityCalendarPaths(site)].map(([path, city]) => {
    const members = events.filter((event) => event.city === city);
    return part(path, city, members, cityCalendarPath(city));
  });
  return [tour, ...ofPhases, ...ofCities, ...ofEvents];
}

/**
 * The paths of cities' calendars, each with its city: of every city that an event or the list of cities has, and of
 * its aliases. Where an alias is the name of another city, that one has the path.
 */
function cityCalendarPaths({ catalogue: { events, cities } }: FeedSite): Map<string, string> {
  const names = [...events.map(({ city }) => city), ...cities.map(({ name }) => name)];
  const paths = new Map(names.map((city) => [cityCalendarPath(city), city]));
  for (const { name, aliases = [] } of cities) {
    for (const path of aliases.map(cityCalendarPath)) {
      if (!paths.has(path)) paths.set(path, name);
    }
  }
  return paths;
}
