import {
  detailFields,
  emptyPhaseFields,
  type ListTotal,
  type PhaseContent,
  phaseFields,
  summaryFields,
  visitFields,
} from "../../app/content/content-modules.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { citySlug } from "../../catalogue/cities/city-slug.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import {
  type EventLists,
  eventLists,
  firstCards,
  furtherPages,
  type ListSection,
} from "../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../catalogue/events/event-status.ts";
import { languageWord } from "../../catalogue/languages.ts";
import { type Elsewhere, eventTranslation, hasOwnPage } from "../../catalogue/page-translations.ts";
import type { Phase } from "../../catalogue/phase.ts";
import { textParts } from "../../catalogue/text-parts.ts";
import { byCityName, cityNames } from "./city-names.ts";
import {
  InlineModule,
  type ModuleEntry,
  type ModuleExports,
  ModuleImport,
  moduleEntry,
  type NamedModules,
  PictureReference,
  SharePictureReference,
} from "./module-source.ts";
import { pick } from "./pick.ts";

/** Of how many other events in its city an event tells at most. */
const mostVisits = 6;

/** How many events a part of the details' loaders has; fewer need no parts. */
const partSize = 64;

/** The modules with the phases, with the first events of each list, and with the functions that load all others. */
export function eventModules({ events, cities, phases }: Catalogue) {
  const lists = eventLists(events, phases);
  const first = new Set(Object.values(lists).flatMap((list) => list.slice(0, firstCards)));
  return {
    "content:phases": { phases: phases.map((phase) => phaseContent(phase, events)) },
    "content:events": {
      events: byCityName(events, cities)
        .filter((event) => first.has(event))
        .map((event) => summary(event, cities)),
      totals: totalsOf(lists),
    },
    "content:event-pages": {
      eventPages: Object.fromEntries(
        furtherPages(lists).map((page) => [endOf(page), new ModuleImport(`content:event-page/${endOf(page)}`)]),
      ),
    },
    "content:event-cities": { eventCities: eventCities(isLong(lists) ? events : [], { cities, phases }) },
    "content:event-details": { detailParts: detailParts(events.filter(hasOwnPage)) },
  } satisfies Partial<NamedModules>;
}

function phaseContent(phase: Phase, events: readonly Event[]): PhaseContent {
  const isEmpty = !events.some((event) => event.phase === phase.number);
  return { ...pick(phase, phaseFields), ...(isEmpty && pick(phase, emptyPhaseFields)) };
}

/** The languages in which an event has no page, by its id. */
export type MissingPages = ReadonlyMap<string, string[]>;

/** The modules that those functions load: each event's details, each further page of a list, each city's events. */
export function loadedModules(catalogue: Catalogue, missing: MissingPages = new Map()): ModuleEntry[] {
  const { events, cities, phases } = catalogue;
  const lists = eventLists(events, phases);
  const summaries = (some: readonly Event[]) => ({ events: some.map((event) => summary(event, cities)) });
  const parts = idParts(events.filter(hasOwnPage));
  const byCity = Map.groupBy(events.toSorted(latestFirst), ({ city }) => citySlug(city));
  return [
    ...events.filter(hasOwnPage).map((event) => {
      const here = byCity.get(citySlug(event.city)) ?? [];
      const facts = { here, cities, missingIn: missing.get(event._id) };
      const standing = { translation: eventTranslation(event, catalogue) };
      return moduleEntry(`content:event/${event._id}`, eventModule({ ...event, ...standing }, facts));
    }),
    ...(parts.length > 1 ? parts : []).map((ids, part) =>
      moduleEntry(`content:event-loaders/${part}`, { eventDetails: detailLoaders(ids) }),
    ),
    ...furtherPages(lists).map((page) => moduleEntry(`content:event-page/${endOf(page)}`, summaries(page.events))),
    ...[...(isLong(lists) ? Map.groupBy(events, ({ city }) => citySlug(city)) : [])].map(([slug, here]) =>
      moduleEntry(`content:city-events/${slug}`, summaries(here)),
    ),
  ];
}

/** Whether the Events page itself does not show every event. */
function isLong(lists: EventLists<Event>): boolean {
  return furtherPages(lists).length > 0;
}

/** The end of the address of a list's further page. */
function endOf({ section, page }: { section: ListSection; page: number }): string {
  return `${section}/${page}`;
}

function totalsOf({ upcoming, concluded, ...others }: EventLists<Event>): Record<ListSection, ListTotal> {
  const ofOthers = Object.entries(others).map(([section, events]) => [section, total(events)]);
  return { upcoming: total(upcoming), concluded: total(concluded), ...Object.fromEntries(ofOthers) };
}

function total(events: readonly Event[]): ListTotal {
  return { cards: events.length, stops: events.filter(({ status }) => takesPlace(status)).length };
}

/** The parts that load details, or the one part itself. */
function detailParts(events: readonly Event[]): ModuleExports<"content:event-details">["detailParts"] {
  const parts = idParts(events);
  const [only = []] = parts;
  if (parts.length <= 1) return [{ from: "", load: new InlineModule({ eventDetails: detailLoaders(only) }) }];
  return parts.map((ids, part) => ({
    from: ids[0] ?? "",
    load: new ModuleImport(`content:event-loaders/${part}`),
  }));
}

/** The ids of the events in the order of texts, in parts. */
function idParts(events: readonly Event[]): string[][] {
  const ids = events.map(({ _id }) => _id).sort();
  return Array.from({ length: Math.ceil(ids.length / partSize) }, (_, index) =>
    ids.slice(index * partSize, (index + 1) * partSize),
  );
}

function detailLoaders(ids: readonly string[]) {
  return Object.fromEntries(ids.map((id) => [id, new ModuleImport(`content:event/${id}`)]));
}

function eventCities(
  events: readonly Event[],
  { cities, phases }: Pick<Catalogue, "cities" | "phases">,
): ModuleExports<"content:event-cities">["eventCities"] {
  return Array.from(
    Map.groupBy(byCityName(events, cities), ({ city }) => city),
    ([city, here]) => {
      const inPhase = (wanted: number) => here.filter(({ phase }) => phase === wanted).length;
      return {
        city,
        cityNames: cityNames(city, cities),
        phases: Object.fromEntries(phases.map(({ number }) => [number, inPhase(number)])),
        load: new ModuleImport(`content:city-events/${citySlug(city)}`),
      };
    },
  );
}

/** @param here the events in its city, the latest first, itself among them */
function eventModule(
  event: Event,
  { here, cities, missingIn }: { here: readonly Event[]; cities: readonly City[]; missingIn: string[] | undefined },
): ModuleExports<"content:event/*"> {
  const others = here.filter(({ _id }) => _id !== event._id).slice(0, mostVisits);
  const { cityNames, ...shown } = summary(event, cities);
  const details = {
    ...shown,
    ...pick(event, detailFields),
    // Nobody looks for a city in an event that is open.
    cityNames: cityNames && { ...cityNames, aliases: undefined },
    descriptionParts: textParts(event.description),
    speakers: event.speakers.map((speaker) => ({ ...speaker, image: pictureOrNull(speaker.image) })),
    sponsors: event.sponsors.map((sponsor) => ({ ...sponsor, logo: new PictureReference(sponsor.logo) })),
    languages: event.languages?.map(languageWord),
    // Here, since a browser's first format of a number takes it as long as the whole page.
    seats: event.seats?.toLocaleString("en-IN"),
    ...(missingIn && { missingIn }),
    otherVisits: others.map((other) => ({ ...pick(other, visitFields), ...elsewhere(other) })),
  };
  return { details, sharePicture: new SharePictureReference(`event/${event._id}`) };
}

function latestFirst(a: Event, b: Event): number {
  return a.starts < b.starts ? 1 : -1;
}

function summary(event: Event, cities: readonly City[]) {
  const image = pictureOrNull(event.image);
  const own = { ...pick(event, summaryFields), ...elsewhere(event) };
  return { ...own, image, cityNames: cityNames(event.city, cities) };
}

/** What tells links that an event has no page in the site's language. */
export function elsewhere(event: Event): Elsewhere {
  return hasOwnPage(event) ? {} : { inEnglish: true };
}

function pictureOrNull(image: string | undefined): PictureReference | null {
  return image ? new PictureReference(image) : null;
}
