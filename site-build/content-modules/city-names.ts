import { type CityNames, cityNameFields } from "../../app/content/content-modules.ts";
import { cityNameIn, nameForReaders } from "../../catalogue/cities/city-name-in.ts";
import type { City } from "../../catalogue/city.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import { pick } from "./pick.ts";

/** What the content knows of the names of an event's city; null where it does not know the city. */
export function cityNames(city: string, cities: readonly City[]): CityNames | null {
  const known = cities.find(({ name }) => name === city);
  const shown = known && cityNameIn(known, wordsLanguage);
  return known ? { ...pick(known, cityNameFields), ...(shown && { shown }) } : null;
}

/**
 * The cities of events, each once, in the order of a language's alphabet. Made here, since a phone's browser takes 50 ms to
 * make its first collator.
 */
export function citiesInAlphabet(
  events: readonly { city: string }[],
  cities: readonly City[],
  language: string = wordsLanguage,
): string[] {
  const alphabet = new Intl.Collator(language, { ignorePunctuation: true });
  const shown = (city: string) => nameForReaders(city, { cities, language });
  return [...new Set(events.map(({ city }) => city))].sort((a, b) => alphabet.compare(shown(a), shown(b)));
}
