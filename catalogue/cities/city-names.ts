import type { City } from "../city.ts";

/**
 * A city's name in URLs: `Navi Mumbai` is `navi-mumbai`. Letters of every script stay, so that a name
 * written in another one is not empty; the caller encodes it.
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

/** The names of an event's city: the one in event files, and the one in the page's language. */
type Placed = { city: string; cityNames: { shown?: string | undefined } | null };

/** The name of an event's city for people: in the language of the page, where the content has it. */
export function shownCity({ city, cityNames }: Placed): string {
  return cityNames?.shown ?? city;
}
