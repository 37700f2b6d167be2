import { findCity } from "../../../../catalogue/cities/city-names.ts";
import { isLong } from "./is-long.ts";
import type { EventsData } from "./load-events.ts";
import { useWantedList } from "./use-wanted-list.ts";

/**
 * The city whose events are shown, and the lists that have all of them: null for all cities, undefined for a name that
 * nobody knows.
 */
export function useChosenCity(data: EventsData) {
  const { lists, ofCity } = data;
  const { city } = useWantedList();
  // Behind an event that was loaded anew the list may lack the city that it was opened from: all are shown until it closes.
  if (city === null || (isLong(data) && !ofCity)) return { chosen: null, lists };
  const all = ofCity ?? lists;
  const chosen = findCity([...all.upcoming, ...all.concluded, ...all.phase1], city);
  return { chosen, lists: chosen === undefined ? lists : all };
}
