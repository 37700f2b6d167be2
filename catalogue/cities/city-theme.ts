import type { City } from "../city.ts";

/** The names of the gradients that replace a missing picture. */
export type CityThemeName = "delhi" | "mumbai" | "bangalore" | "chennai" | "kolkata" | "hyderabad" | "pune" | "other";

/** The look of a card without a picture (clause C-4): which gradient, and an emoji for the city. */
export type CityTheme = { name: CityThemeName; emoji: string };

type Named = Pick<City, "name" | "boardName" | "aliases">;

const themes: readonly (CityTheme & { match: string })[] = [
  { match: "delhi", name: "delhi", emoji: "🏛️" },
  { match: "mumbai", name: "mumbai", emoji: "🌊" },
  { match: "bangalore", name: "bangalore", emoji: "🌳" },
  { match: "chennai", name: "chennai", emoji: "🛕" },
  { match: "kolkata", name: "kolkata", emoji: "🌉" },
  { match: "hyderabad", name: "hyderabad", emoji: "🕌" },
  { match: "pune", name: "pune", emoji: "⛰️" },
];

/**
 * The theme whose city's name is a part of `city`, or of another name of that city in `content/cities.yaml`, in any case: `New
 * Delhi` is Delhi, and Bengaluru with the alias `Bangalore` is Bangalore. Any other city has the city emoji.
 */
export function cityTheme(city: string, cities: readonly Named[] = []): CityTheme {
  const known = cities.find(({ name }) => name === city);
  const names = [city, ...(known ? [known.boardName, ...(known.aliases ?? [])] : [])].map((name) => name.toLowerCase());
  const found = themes.find(({ match }) => names.some((name) => name.includes(match)));
  return found ? { name: found.name, emoji: found.emoji } : { name: "other", emoji: "🏙️" };
}
