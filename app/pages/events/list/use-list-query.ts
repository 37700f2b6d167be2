import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { cityOfList, type OpenedFromList } from "./opened-from-list.ts";

/** The part of the list that an address asks for; null where it does not tell. */
export type ListQuery = {
  /** Any name of a city. */
  city: string | null;
  /** As it is written, whether there is such a phase or not. */
  phase: string | null;
};

/**
 * Reads `?city=` and `&phase=` of the list's address; behind an opened event the city that the list had. Pages are
 * prerendered without a query, so both are null too until the page is live.
 */
export function useListQuery(): ListQuery {
  const { search, state } = useLocation();
  const isTold = useOnceLive(search !== "" || cityOfList(state) !== null);
  if (!isTold) return { city: null, phase: null };
  const query = new URLSearchParams(search);
  return {
    city: query.get("city")?.trim() || cityOfList(state),
    phase: query.get("phase"),
  };
}

/** The history state for a link that opens an event from the list as it is now. */
export function useOpenedFromList(): OpenedFromList {
  return { stepsToList: 1, city: useListQuery().city };
}

const never = () => () => {};

/**
 * What holds once the page is live: false while it is prerendered, and while React hydrates it. Where it does not hold at
 * all, nothing is rendered a second time.
 */
export function useOnceLive(holds: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => holds,
    () => false,
  );
}
