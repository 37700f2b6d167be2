import { type CityNames, cityNameFields } from "../../app/content/content-modules.ts";
import { cityNameIn } from "../../catalogue/cities/city-name-in.ts";
import type { City } from "../../catalogue/city.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import { pick } from "./pick.ts";

/** What the content knows of the names of an event's city; null where it does not know the city. */
export function cityNames(city: string, cities: readonly City[]): CityNames | null {
  const known = cities.find(({ name }) => name === city);
  const shown = known && cityNameIn(known, wordsLanguage);
  return known ? { ...pick(known, cityNameFields), ...(shown && { shown }) } : null;
}
