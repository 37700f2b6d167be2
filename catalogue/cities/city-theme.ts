/** The names of the themed gradients that are shown in place of a missing picture. */
export type CityThemeName = "delhi" | "mumbai" | "bangalore" | "chennai" | "kolkata" | "hyderabad" | "pune" | "other";

/** The look of a card without a picture (clause C-4): which gradient, and an emoji for the city. */
export type CityTheme = { name: CityThemeName; emoji: string };

const themes: readonly (CityTheme & { match: string })[] = [
  { match: "delhi", name: "delhi", emoji: "🏛️" },
  { match: "mumbai", name: "mumbai", emoji: "🌊" },
  { match: "bangalore", name: "bangalore", emoji: "🌳" },
  { match: "chennai", name: "chennai", emoji: "🛕" },
  { match: "kolkata", name: "kolkata", emoji: "🌉" },
  { match: "hyderabad", name: "hyderabad", emoji: "🕌" },
  { match: "pune", name: "pune", emoji: "⛰️" },
];

/** The theme whose city's name stands in `city`, whatever the case: `New Delhi` is Delhi. Any other city: the city emoji. */
export function cityTheme(city: string): CityTheme {
  const lower = city.toLowerCase();
  const found = themes.find(({ match }) => lower.includes(match));
  return found ? { name: found.name, emoji: found.emoji } : { name: "other", emoji: "🏙️" };
}
