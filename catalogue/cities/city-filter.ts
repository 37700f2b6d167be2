import { words } from "../../words/words.ts";
import type { City } from "../city.ts";
import { citySlug } from "./city-slug.ts";

/** An event's city, with what `content/cities.yaml` knows of its names. */
type Placed = {
  city: string;
  cityNames: (Pick<City, "boardName" | "own" | "hindi" | "aliases"> & { shown?: string | undefined }) | null;
};

/**
 * The city with events that someone means by a name, in any of its spellings and scripts: `baroda` and `વડોદરા` are
 * Vadodara. A city's own name goes before another one's second name.
 */
export function findCity(events: readonly Placed[], name: string): string | undefined {
  const wanted = citySlug(name);
  const found =
    events.find(({ city }) => citySlug(city) === wanted) ??
    events.find(({ cityNames }) => otherNames(cityNames).some((other) => citySlug(other) === wanted));
  return found?.city;
}

/** The slugs of all names of an event's city, each once, its own first. */
export function citySlugs({ city, cityNames }: Placed): string[] {
  return [...new Set([city, ...otherNames(cityNames)].map(citySlug))];
}

function otherNames(names: Placed["cityNames"]): string[] {
  if (!names) return [];
  const { shown, boardName, own, hindi, aliases = [] } = names;
  return [...(shown ? [shown] : []), boardName, hindi, ...(own ? [own.text] : []), ...aliases];
}

/** The words of the note on a city. */
export const cityWords = {
  unknown: words.cityUnknown,
  none: words.noEventsInCity,
  some: words.eventsInCity,
};

/**
 * The note for a visitor who asked for a city: how many events of a phase are there. Its words are handed to it, because the
 * early script, which has its text, can name nothing outside itself.
 *
 * @param city undefined where no phase has an event in it
 * @param phase the phase's name
 */
export function cityNote(
  say: typeof cityWords,
  { city, count, phase }: { city: string | undefined; count: number; phase: string },
): string {
  if (city === undefined) return say.unknown;
  return count === 0 ? say.none({ city, phase }) : say.some({ city, count });
}
