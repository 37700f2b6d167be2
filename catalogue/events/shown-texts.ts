import { z } from "zod";
import { words } from "../../words/words.ts";
import type { Catalogue } from "../catalogue.ts";
import { cityNameIn, nameForReaders } from "../cities/city-names.ts";
import { type Event, type EventFile, eventFileSchema } from "../event.ts";
import { isInEnglish } from "../is-in-english.ts";
import type { Translated } from "../translation.ts";

type Facts = Pick<Catalogue, "site" | "cities" | "language">;
type ShownTexts = Pick<Event, "title" | "venue" | "venueAddress" | "placeOpen" | "english">;

/**
 * The texts of an event that the site writes itself in the page's language: a title, where nobody has translated it, from the
 * tour's name and the city's; and the words for a place that is to be announced.
 *
 * @param file the event's file, translated
 */
export function shownTexts(file: EventFile & Translated, facts: Facts): ShownTexts {
  const ownTitle = isInEnglish(file, "title") ? tourAndCity(file.city, facts) : undefined;
  const place = file.venueAddress === undefined ? openPlace(file.city, facts) : undefined;
  const own = [...(ownTitle ? ["title"] : []), ...(place ? ["venue", "venueAddress"] : [])];
  const english = own.length > 0 && file.translation !== undefined ? textsInEnglish(file, own) : file.english;
  return {
    title: ownTitle ?? file.title,
    ...(place ?? { venue: file.venue, venueAddress: file.venueAddress ?? "" }),
    ...(english && { english }),
  };
}

/** For example `बिटकॉइन यात्रा पटना`; undefined unless the tour and the city both have a name in the language. */
function tourAndCity(city: string, { site, cities, language }: Facts): string | undefined {
  const known = cities.find(({ name }) => name === city);
  const name = known && cityNameIn(known, language);
  if (name === undefined || isInEnglish<Translated & { productName: string }>(site, "productName")) return undefined;
  return `${site.productName} ${name}`;
}

function openPlace(city: string, facts: Facts): Pick<Event, "venue" | "venueAddress" | "placeOpen"> {
  const venue = words.venueToBeAnnounced;
  return { venue, venueAddress: [venue, nameForReaders(city, facts)].join(words.listSeparator), placeOpen: true };
}

/** The names of the fields that visitors read in English. @param own those that the site writes itself */
function textsInEnglish(file: EventFile & Translated, own: readonly string[]): string[] {
  const all = file.translation === "none" ? translatedFields.filter((name) => name in file) : (file.english ?? []);
  return all.filter((name) => !own.includes(name));
}

/** The fields of an event that are words for visitors. */
const translatedFields = Object.entries(eventFileSchema.shape)
  .filter(([, field]) => (field instanceof z.ZodOptional ? field.unwrap() : field).meta()?.translated === true)
  .map(([name]) => name);
