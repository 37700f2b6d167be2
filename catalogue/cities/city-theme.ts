import type { City } from "../city.ts";

const themedCities = ["delhi", "mumbai", "bangalore", "chennai", "kolkata", "hyderabad", "pune"] as const;

/** The look of a card without a picture (clause C-4): a gradient (`event-scene.css`) and an emoji (`event-scene.tsx`). */
export type CityTheme = (typeof themedCities)[number] | "other";

/**
 * The theme whose city's name is a part of `city`, or of another name of that city in `content/cities.yaml`, in any case: `New
 * Delhi` is Delhi, and Bengaluru with the alias `Bangalore` is Bangalore.
 */
export function cityTheme(city: string, cities: readonly Pick<City, "name" | "boardName" | "aliases">[]): CityTheme {
  const known = cities.find(({ name }) => name === city);
  const names = [city, ...(known ? [known.boardName, ...(known.aliases ?? [])] : [])].map((name) => name.toLowerCase());
  return themedCities.find((theme) => names.some((name) => name.includes(theme))) ?? "other";
}
