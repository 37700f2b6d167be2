import type { City } from "../city.ts";

/**
 * A city's name as it stands in addresses: `Navi Mumbai` is `navi-mumbai`. Letters of every script stay, so that a name
 * written in another one is not empty; whoever builds an address from it encodes it.
 */
export function citySlug(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** A city's name as people of a language write it; undefined where its entry does not tell. */
export function cityNameIn({ names, own, hindi }: City, language: string): string | undefined {
  return names?.[language] ?? (own?.language === language ? own.text : language === "hi" ? hindi : undefined);
}

/** The name of a city for people who read a language, as the list of cities has it; else the one that events give it. */
export function nameForReaders(
  city: string,
  { cities, language }: { cities: readonly City[]; language: string },
): string {
  const known = cities.find(({ name }) => name === city);
  return (known && cityNameIn(known, language)) ?? city;
}

/** What an event tells of its city: the name that events give it, and the one that people of the page's language write. */
type Placed = { city: string; cityNames: { shown?: string | undefined } | null };

/** The name of an event's city for people: in the language of the page, where the content has it. */
export function shownCity({ city, cityNames }: Placed): string {
  return cityNames?.shown ?? city;
}
