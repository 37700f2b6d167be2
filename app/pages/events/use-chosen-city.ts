import { findCity } from "../../../catalogue/city-filter.ts";
import type { EventsData } from "./load-events.ts";
import { useWantedList } from "./use-wanted-list.ts";

/**
 * The city whose events are shown, and the lists that have all of them: null for all cities, undefined for a name that
 * nobody knows.
 */
export function useChosenCity({ lists, ofCity }: EventsData) {
  const { city } = useWantedList();
  if (city === null) return { chosen: null, lists };
  const all = ofCity ?? lists;
  const chosen = findCity([...all.upcoming, ...all.concluded, ...all.phase1], city);
  return { chosen, lists: chosen === undefined ? lists : all };
}
