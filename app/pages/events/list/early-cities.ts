import { events, totals } from "content:events";
import { citySlugs } from "../../../../catalogue/cities/city-names.ts";
import { type EventLists, eventLists } from "../../../../catalogue/events/event-lists.ts";
import type { EventSummary } from "../../../content/content-types.ts";
import { isLong } from "./is-long.ts";

/**
 * What the Events page tells its early script of a city: its name, its slug, the slugs of its other names, and the ids of
 * its events in Phase 1 and in Phase 2. Slugs and ids have no blanks, and stand in a row.
 */
export type EarlyCity = [name: string, slug: string, others: string, phase1: string, phase2: string];

/** The cities of the Events page's lists, in the order in which `findCity` looks at them. */
export function earlyCities({ upcoming, concluded, phase1 }: EventLists<EventSummary>): EarlyCity[] {
  const cities = Map.groupBy([...upcoming, ...concluded, ...phase1], ({ city }) => city);
  return Array.from(cities, ([name, here]) => {
    const [slug = "", ...others] = here.slice(0, 1).flatMap(citySlugs);
    const ids = (phase: 1 | 2) => here.flatMap((event) => (event.phase === phase ? event._id : [])).join(" ");
    return [name, slug, others.join(" "), ids(1), ids(2)];
  });
}

/** Those of the bundled events; null where events of a city may stand on further pages. */
export function bundledCities(): EarlyCity[] | null {
  const lists = eventLists(events);
  return isLong({ lists, totals }) ? null : earlyCities(lists);
}
