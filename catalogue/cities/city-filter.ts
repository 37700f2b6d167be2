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

function otherNames(names: Placed["cityNames"]): string[] {
  if (!names) return [];
  const { shown, boardName, own, hindi, aliases = [] } = names;
  return [...(shown ? [shown] : []), boardName, hindi, ...(own ? [own.text] : []), ...aliases];
}

/**
 * The note for a visitor who asked for a city: how many events of a phase are there.
 *
 * @param city undefined where no phase has an event in it
 * @param phase the phase's name
 */
export function cityNote({ city, count, phase }: { city: string | undefined; count: number; phase: string }): string {
  if (city === undefined) return words.cityUnknown;
  return count === 0 ? words.noEventsInCity({ city, phase }) : words.eventsInCity({ city, count });
}
