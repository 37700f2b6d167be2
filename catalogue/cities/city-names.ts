import type { Catalogue } from "../catalogue.ts";
import type { City } from "../city.ts";
import { defaultLanguage } from "../site-languages.ts";

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

/** A city's name in a language; undefined if its entry has none. */
export function cityNameIn({ names, own, hindi }: City, language: string): string | undefined {
  return names?.[language] ?? (own?.language === language ? own.text : language === "hi" ? hindi : undefined);
}

/** The name of a city in the catalogue's language. If the list of cities has none, it is the name in event files. */
export function localizedCityName(
  city: string,
  { cities, language }: { cities: readonly City[]; language: string },
): string {
  const known = cities.find(({ name }) => name === city);
  return (known && cityNameIn(known, language)) ?? city;
}

/** The names of an event's city: the one in event files, and the one in the page's language. */
type Placed = { city: string; cityNames: { shown?: string | undefined } | null };

/** The name of an event's city in the language of the page, if the content has it. */
export function displayCity({ city, cityNames }: Placed): string {
  return cityNames?.shown ?? city;
}

/** A city with events: it has a page of its own (clause X-1). */
export type CityPage = {
  /** The city as events name it. */
  city: string;
  /** Its name in the language of the page. */
  name: string;
  /** The last part of the page's path. */
  slug: string;
  /** The slugs of the city's other names: their paths redirect to the page. */
  otherSlugs: string[];
};

/**
 * The cities with events, in the alphabetical order of the catalogue's language. A path belongs to one city. The
 * name in event files wins over another name of another city; of two equal other names, the first wins.
 */
export function cityPages({ events, cities, language }: Pick<Catalogue, "events" | "cities" | "language">): CityPage[] {
  const found = [...new Set(events.map(({ city }) => city))];
  const taken = new Set(["", ...found.map(citySlug)]);
  const freeSlugs = (names: readonly string[]) => {
    const free = [...new Set(names.map(citySlug))].filter((slug) => !taken.has(slug));
    for (const slug of free) taken.add(slug);
    return free;
  };
  const alphabet = new Intl.Collator([language, defaultLanguage]);
  return found
    .map((city) => {
      const entry = cities.find(({ name }) => name === city);
      const name = localizedCityName(city, { cities, language });
      return { city, name, slug: citySlug(city), otherSlugs: freeSlugs(entry ? [name, ...otherNames(entry)] : []) };
    })
    .sort((a, b) => alphabet.compare(a.name, b.name));
}

/** Returns the other names of a city: on its board, in other scripts, and its aliases. */
export function otherNames({ boardName, hindi, own, aliases = [] }: City): string[] {
  return [boardName, hindi, ...(own ? [own.text] : []), ...aliases];
}

/** The page of the city with this name, in any spelling or script: `baroda` and `વડોદરા` are Vadodara. */
export function findCityPage<Page extends CityPage>(pages: readonly Page[], name: string): Page | undefined {
  const wanted = citySlug(name);
  return pages.find(({ slug, otherSlugs }) => slug === wanted || otherSlugs.includes(wanted));
}
