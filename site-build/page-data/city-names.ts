import type { CityNames } from "../../app/content/page-data.ts";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { cityTheme } from "../../catalogue/cities/city-theme.ts";
import type { City } from "../../catalogue/city.ts";
import { siteLanguage } from "../../words/site-language.ts";

/** What the content knows of the names of an event's city; null where it does not know the city. */
export function cityNames(city: string, cities: readonly City[]): CityNames | null {
  const known = cities.find(({ name }) => name === city);
  const shown = known && cityNameIn(known, siteLanguage);
  const theme = cityTheme(city, cities).name;
  const hasOtherTheme = theme !== cityTheme(city).name;
  if (!known) return null;
  const { boardName, own, hindi } = known;
  return { boardName, own, hindi, ...(shown && { shown }), ...(hasOtherTheme && { theme }) };
}
