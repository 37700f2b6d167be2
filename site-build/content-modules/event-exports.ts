import type { Catalogue } from "../../catalogue/catalogue.ts";
import { citySlug } from "../../catalogue/cities/city-slug.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { eventLists, firstCards, furtherPages, listSections } from "../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../catalogue/events/event-status.ts";
import { PictureReference } from "./module-source.ts";

/** The names of the modules with one event's details, with a further page of the list, and with a city's events. */
export const eventPrefix = "event/";
export const pagePrefix = "event-page/";
export const cityPrefix = "city-events/";

const picture = (image: string) => new PictureReference(image);
const pictureOrNull = (image: string | undefined) => (image ? picture(image) : null);

/**
 * The modules with lists of events, by their names without `content:`: what the Events page itself shows, each of its
 * further pages, and where there are such, each city's events.
 */
export function eventExports({ events, cities }: Catalogue): Map<string, Record<string, unknown>> {
  const modules = new Map<string, Record<string, unknown>>();
  const lists = eventLists(events);
  const first = new Set(listSections.flatMap((section) => lists[section].slice(0, firstCards)));
  const totals = Object.fromEntries(
    listSections.map((section) => {
      const stops = lists[section].filter(({ status }) => takesPlace(status)).length;
      return [section, { cards: lists[section].length, stops }];
    }),
  );
  const summaries = (some: readonly Event[]) => some.map((event) => summary(event, cities));
  modules.set("events", { events: summaries(events.filter((event) => first.has(event))), totals });
  const further = furtherPages(lists);
  for (const { section, page, events: shown } of further)
    modules.set(`${pagePrefix}${section}/${page}`, { events: summaries(shown) });
  for (const [slug, here] of citiesApart(events, further.length > 0))
    modules.set(`${cityPrefix}${slug}`, { events: summaries(here) });
  return modules;
}

/** The events of each city, by the city's name in addresses; nothing where the Events page itself shows every event. */
function citiesApart(events: readonly Event[], isLong: boolean): Map<string, Event[]> {
  return isLong ? Map.groupBy(events, ({ city }) => citySlug(city)) : new Map();
}

function summary(event: Event, cities: readonly City[]) {
  const { _id, title, city, date, time, starts, status, phase, venueAddress, registrationLink, highlightsLink } = event;
  const known = cities.find(({ name }) => name === city);
  const cityNames = known ? namesOf(known) : null;
  const links = { registrationLink, highlightsLink };
  const image = pictureOrNull(event.image);
  return { _id, title, city, date, time, starts, status, phase, venueAddress, ...links, image, cityNames };
}

function namesOf({ boardName, own, hindi, aliases }: City) {
  return { boardName, own, hindi, aliases };
}

export function details(event: Event, cities: readonly City[]) {
  const { ends, venue, description } = event;
  const speakers = event.speakers.map((speaker) => ({ ...speaker, image: pictureOrNull(speaker.image) }));
  const sponsors = event.sponsors.map((sponsor) => ({ ...sponsor, logo: picture(sponsor.logo) }));
  return { ...summary(event, cities), ends, venue, description, speakers, sponsors };
}
