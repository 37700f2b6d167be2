import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { cityOfList, type OpenedFromList } from "./opened-from-list.ts";

const never = () => () => {};

/**
 * The city that a visitor wants to see events of: the list's `?city=`, and behind an opened event the one that the list
 * had; null for all. Pages are prerendered without it, so it is null too until the page is live.
 */
export function useWantedCity(): string | null {
  const { search, state } = useLocation();
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLive ? new URLSearchParams(search).get("city") || cityOfList(state) : null;
}

/** The history state for a link that opens an event from the list as it is now. */
export function useOpenedFromList(): OpenedFromList {
  return { openedFromList: true, city: useWantedCity() };
}
