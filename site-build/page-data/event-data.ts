import { type PageData, summaryFields } from "../../app/content/page-data.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { citySlug } from "../../catalogue/cities/city-names.ts";
import { cityPages } from "../../catalogue/cities/city-pages.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { type Elsewhere, eventTranslation, hasOwnPage } from "../../catalogue/page-translations.ts";
import { textParts } from "../../catalogue/text-parts.ts";
import { languageWord } from "../../words/talk-languages.ts";
import { cityNames } from "./city-names.ts";
import type { MissingPages } from "./missing-pages.ts";
import type { UnresolvedPageData } from "./page-data.ts";
import { pick } from "./pick.ts";
import { PictureReference, SharePictureReference, type Unresolved } from "./references.ts";

/** Of how many other events in its city an event tells at most. */
const mostVisits = 6;

/** What every page has besides. @param name of its share picture */
export function shared(name: string): { sharePicture: SharePictureReference } {
  return { sharePicture: new SharePictureReference(name) };
}

/** The events and the cities of the lists. */
export function listData(catalogue: Catalogue) {
  const { events, cities } = catalogue;
  return {
    events: {
      events: events.map((event) => summary(event, cities)),
      cities: cityPages(catalogue).map((page) => ({ ...page, ...shared(`city/${page.slug}`) })),
      ...shared("events"),
    },
  } satisfies Partial<UnresolvedPageData>;
}

/** The details of every event that has a page. */
export function eventData(catalogue: Catalogue, missing: MissingPages = new Map()) {
  const { events, cities } = catalogue;
  const byCity = Map.groupBy(events.toSorted(latestFirst), ({ city }) => citySlug(city));
  return named(
    "event",
    events.filter(hasOwnPage).map((event) => {
      const here = byCity.get(citySlug(event.city)) ?? [];
      const standing = { translation: eventTranslation(event, catalogue) };
      return [event._id, details({ ...event, ...standing }, { here, cities, missingIn: missing.get(event._id) })];
    }),
  );
}

/** The data of pages of one kind, by their whole names. */
function named<Kind extends string, Data>(kind: Kind, parts: readonly (readonly [string, Data])[]) {
  return Object.fromEntries(parts.map(([name, data]) => [`${kind}/${name}`, data])) as Record<
    `${Kind}/${string}`,
    Data
  >;
}

/** @param here the events in its city, the latest first, itself among them */
function details(
  event: Event,
  { here, cities, missingIn }: { here: readonly Event[]; cities: readonly City[]; missingIn: string[] | undefined },
): Unresolved<PageData[`event/${string}`]> {
  const others = here.filter(({ _id }) => _id !== event._id).slice(0, mostVisits);
  const { uuid, changed, agenda, formerAddresses, ...shown } = event;
  const details = {
    ...shown,
    ...summary(event, cities),
    descriptionParts: textParts(event.description),
    speakers: event.speakers.map((speaker) => ({ ...speaker, image: pictureOrNull(speaker.image) })),
    sponsors: event.sponsors.map((sponsor) => ({ ...sponsor, logo: new PictureReference(sponsor.logo) })),
    registrationLanguage: event.registrationLanguage && languageWord(event.registrationLanguage),
    languages: event.languages?.map(languageWord),
    // Here, since a browser's first format of a number takes it as long as the whole page.
    seats: event.seats?.toLocaleString("en-IN"),
    ...(missingIn && { missingIn }),
    otherVisits: others.map((other) => ({
      ...pick(other, ["_id", "title", "date", "translation", "english"]),
      ...elsewhere(other),
    })),
  };
  return { details, ...shared(`event/${event._id}`) };
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
