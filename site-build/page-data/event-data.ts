import {
  type CityNames,
  type EventDetails,
  type EventSummary,
  type PageData,
  type Picture,
  summaryFields,
} from "../../app/content/page-data.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { cityNameIn, cityPages, citySlug } from "../../catalogue/cities/city-names.ts";
import { cityTheme } from "../../catalogue/cities/city-theme.ts";
import type { City } from "../../catalogue/city.ts";
import type { Event } from "../../catalogue/event.ts";
import { latestFirst } from "../../catalogue/events/event-lists.ts";
import { type EnglishPageOnly, eventTranslation, hasOwnPage } from "../../catalogue/page-translations.ts";
import { textParts } from "../../catalogue/text-parts.ts";
import { languageWord } from "../../words/talk-languages.ts";
import { siteLanguage } from "../../words/words.ts";

/** The functions and facts from which the data of pages is made, besides the catalogue. */
export type DataParts = {
  /** Publishes a picture below `content/images/`. */
  picture: (image: string) => Promise<Picture>;
  /**
   * The path of the share picture of a page (`home`), an event (`event/<id>`) or a city (`city/<slug>`); null while developing.
   */
  sharePicture: (name: string) => string | null;
  /** The languages in which an event has no page, by its id. Without it all have one in each. */
  missing?: ReadonlyMap<string, string[]>;
};

/** The maximum number of other events in the city that an event's page lists. */
const mostVisits = 6;

/** The events and the cities of the lists. */
export async function listData(catalogue: Catalogue, parts: DataParts) {
  const { events, cities } = catalogue;
  return {
    events: await Promise.all(events.map((event) => summary(event, cities, parts))),
    cities: cityPages(catalogue).map((page) => ({ ...page, sharePicture: parts.sharePicture(`city/${page.slug}`) })),
  };
}

/** The data of the pages of events: of every event that has a page. */
export async function eventPages(catalogue: Catalogue, parts: DataParts) {
  const byCity = Map.groupBy(catalogue.events.toSorted(latestFirst), ({ city }) => citySlug(city));
  const made = catalogue.events.filter(hasOwnPage).map(async (event) => {
    const others = (byCity.get(citySlug(event.city)) ?? []).filter(({ _id }) => _id !== event._id);
    const details = await eventDetails(event, others.slice(0, mostVisits), catalogue, parts);
    return [`event/${event._id}`, { details, sharePicture: parts.sharePicture(`event/${event._id}`) }] as const;
  });
  const data: Record<`event/${string}`, PageData[`event/${string}`]> = Object.fromEntries(await Promise.all(made));
  return data;
}

/** @param others the other events in its city, the latest first */
async function eventDetails(
  event: Event,
  others: readonly Event[],
  catalogue: Catalogue,
  parts: DataParts,
): Promise<EventDetails> {
  const { uuid, changed, agenda, formerAddresses, ...shown } = event;
  const missingIn = parts.missing?.get(event._id);
  return {
    ...shown,
    ...(await summary(event, catalogue.cities, parts)),
    translation: eventTranslation(event, catalogue),
    descriptionParts: textParts(event.description),
    speakers: await Promise.all(
      event.speakers.map(async (speaker) => ({ ...speaker, image: await pictureOrNull(speaker.image, parts) })),
    ),
    sponsors: await Promise.all(
      event.sponsors.map(async (sponsor) => ({ ...sponsor, logo: await parts.picture(sponsor.logo) })),
    ),
    registrationLanguage: event.registrationLanguage && languageWord(event.registrationLanguage),
    languages: event.languages?.map(languageWord),
    // Formatted here, because the first number takes a browser as long as the whole page.
    seats: event.seats?.toLocaleString("en-IN"),
    ...(missingIn && { missingIn }),
    otherVisits: others.map((other) => ({
      ...pick(other, ["_id", "title", "date", "translation", "english"]),
      ...englishPageOnly(other),
    })),
  };
}

async function summary(event: Event, cities: readonly City[], parts: DataParts): Promise<EventSummary> {
  const image = await pictureOrNull(event.image, parts);
  const { city } = event;
  return {
    ...pick(event, summaryFields),
    ...englishPageOnly(event),
    image,
    cityNames: cityNames(city, cities),
    theme: cityTheme(city, cities),
  };
}

/** The names of an event's city; null if the list of cities does not have it. */
function cityNames(city: string, cities: readonly City[]): CityNames | null {
  const known = cities.find(({ name }) => name === city);
  if (!known) return null;
  const shown = cityNameIn(known, siteLanguage);
  const { boardName, own, hindi } = known;
  return { boardName, own, hindi, ...(shown && { shown }) };
}

/** The mark of an event without a page in the site's language, for links. */
export function englishPageOnly(event: Event): EnglishPageOnly {
  return hasOwnPage(event) ? {} : { englishPageOnly: true };
}

async function pictureOrNull(image: string | undefined, { picture }: DataParts): Promise<Picture | null> {
  return image ? picture(image) : null;
}

/** Some fields of something. */
function pick<Whole, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>;
}
