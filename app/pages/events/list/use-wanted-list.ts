import { useLocation } from "react-router";
import { cityOfList, type OpenedFromList } from "./opened-from-list.ts";
import { useIsLive } from "./use-is-live.ts";

/** Which part of the list a visitor wants to see; null where they have not said. */
export type WantedList = {
  /** Any name of a city. */
  city: string | null;
  phase: 1 | 2 | null;
};

/**
 * What the list's address asks for by `?city=` and `&phase=`; behind an opened event the city that the list had. Pages are
 * prerendered without it, so it is nothing too until the page is live.
 */
export function useWantedList(): WantedList {
  const { search, state } = useLocation();
  const isLive = useIsLive();
  if (!isLive) return { city: null, phase: null };
  const wanted = new URLSearchParams(search);
  const phase = wanted.get("phase");
  return {
    city: wanted.get("city")?.trim() || cityOfList(state),
    phase: phase === "1" ? 1 : phase === "2" ? 2 : null,
  };
}

/** The history state for a link that opens an event from the list as it is now. */
export function useOpenedFromList(): OpenedFromList {
  return { openedFromList: true, city: useWantedList().city };
}
