import type { Event } from "../event.ts";
import { soonestFirst } from "./event-lists.ts";
import type { IndianTime } from "./event-time.ts";

/**
 * The tour's next stops (clause X-7): the earliest upcoming event by its beginning and every other of that day, in the order
 * of the lists. What the content says counts and never the clock (clause E-8); none where nothing is upcoming.
 */
export function nextStops<Item extends Pick<Event, "_id" | "starts" | "status">>(events: readonly Item[]): Item[] {
  const upcoming = events.filter(({ status }) => status === "upcoming").sort(soonestFirst);
  return upcoming.filter(({ starts }) => dayOf(starts) === dayOf(upcoming[0]?.starts ?? ""));
}

function dayOf(time: IndianTime): string {
  return time.slice(0, "2025-09-28".length);
}
