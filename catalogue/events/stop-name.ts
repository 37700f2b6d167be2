import type { Catalogue } from "../catalogue.ts";
import { nameForReaders } from "../cities/city-names.ts";
import type { Event } from "../event.ts";
import { clock } from "./event-dates.ts";

/**
 * The name of one of the next stops: its city. Two stops in one city also have the time when each begins, or their titles
 * instead if they begin together. Titles that the site makes itself may be equal (`shownTexts`): then the venue follows.
 *
 * @param stops the next stops, which share a day, with this one among them
 */
export function stopName(
  stop: Event,
  stops: readonly Event[],
  catalogue: Pick<Catalogue, "cities" | "language">,
): string {
  const city = nameForReaders(stop.city, catalogue);
  const others = stops.filter((other) => other !== stop && other.city === stop.city);
  if (others.length === 0) return city;
  if (others.every(({ starts }) => starts !== stop.starts)) return `${city} · ${clock(stop.starts)}`;
  return others.some(({ title }) => title === stop.title) ? `${stop.title} · ${stop.venue}` : stop.title;
}
