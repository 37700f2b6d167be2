import {
  detailFields,
  emptyPhaseFields,
  type PhaseContent,
  phaseFields,
  summaryFields,
  visitFields,
} from "../../app/content/content-modules.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityPages } from "../../catalogue/cities/city-pages.ts";
import { citySlug } from "../../catalogue/cities/city-slug.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { languageWords } from "../../catalogue/languages.ts";
import { type Elsewhere, eventTranslation, hasOwnPage } from "../../catalogue/page-translations.ts";
import type { Phase } from "../../catalogue/phase.ts";
import { textParts } from "../../catalogue/text-parts.ts";
import { cityNames } from "./city-names.ts";
import {
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

/** The modules with the phases, with the events and cities of the list, and with the functions that load details. */
export function eventModules(catalogue: Catalogue) {
  const { events, cities, phases } = catalogue;
  return {
    "content:phases": { phases: phases.map((phase) => phaseContent(phase, events)) },
    "content:events": { events: events.map((event) => summary(event, cities)) },
    "content:cities": {
      cities: cityPages(catalogue).map((page) => ({
        ...page,
        sharePicture: new SharePictureReference(`city/${page.slug}`),
      })),
    },
    "content:event-details": {
      eventDetails: Object.fromEntries(
        events.filter(hasOwnPage).map(({ _id }) => [_id, new ModuleImport(`content:event/${_id}`)]),
      ),
    },
  } satisfies Partial<NamedModules>;
}

function phaseContent(phase: Phase, events: readonly Event[]): PhaseContent {
  const isEmpty = !events.some((event) => event.phase === phase.number);
  return { ...pick(phase, phaseFields), ...(isEmpty && pick(phase, emptyPhaseFields)) };
}

/** The languages in which an event has no page, by its id. */
export type MissingPages = ReadonlyMap<string, string[]>;

/** The modules that those functions load: each event's details. */
export function detailModules(catalogue: Catalogue, missing: MissingPages = new Map()): ModuleEntry[] {
  const { events, cities } = catalogue;
  const byCity = Map.groupBy(events.toSorted(latestFirst), ({ city }) => citySlug(city));
  return events.filter(hasOwnPage).map((event) => {
    const here = byCity.get(citySlug(event.city)) ?? [];
    const facts = { here, cities, missingIn: missing.get(event._id) };
    const standing = { translation: eventTranslation(event, catalogue) };
    return moduleEntry(`content:event/${event._id}`, eventModule({ ...event, ...standing }, facts));
  });
}

/** @param here the events in its city, the latest first, itself among them */
function eventModule(
  event: Event,
  { here, cities, missingIn }: { here: readonly Event[]; cities: readonly City[]; missingIn: string[] | undefined },
): ModuleExports<"content:event/*"> {
  const others = here.filter(({ _id }) => _id !== event._id).slice(0, mostVisits);
  const details = {
    ...summary(event, cities),
    ...pick(event, detailFields),
    descriptionParts: textParts(event.description),
    speakers: event.speakers.map((speaker) => ({ ...speaker, image: pictureOrNull(speaker.image) })),
    sponsors: event.sponsors.map((sponsor) => ({ ...sponsor, logo: new PictureReference(sponsor.logo) })),
    languages: event.languages?.map((language) => languageWords[language]),
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
