import { useLocation, useParams } from "react-router";

/** The history state of an event that was opened from a list: closing the event goes back to the list. */
export type OpenedFromList = {
  /** How many history entries the list is behind the event: more than one if another event links to it. */
  stepsToList: number;
  /** The slug of the city whose page the list is on; null for the Events page. */
  city: string | null;
};

/** How many history entries the list is behind an event; 0 if the event was not opened from a list. @param state the location's */
export function stepsToList(state: unknown): number {
  if (typeof state !== "object" || state === null || !("stepsToList" in state)) return 0;
  return typeof state.stepsToList === "number" ? state.stepsToList : 0;
}

/** The slug of the city whose page is behind an event. @param state the location's */
function cityOfList(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("city" in state)) return null;
  return typeof state.city === "string" ? state.city : null;
}

/** The history state for a link from an opened event to another event; null if the first was not opened from a list. */
export function oneStepFurther(state: unknown): OpenedFromList | null {
  const steps = stepsToList(state);
  return steps === 0 ? null : { stepsToList: steps + 1, city: cityOfList(state) };
}

/** The slug of the city of the current list, also behind an opened event; null for all cities. */
export function useListedCity(): string | null {
  const { city } = useParams();
  const { state } = useLocation();
  return city ?? cityOfList(state);
}

/** The history state for a link that opens an event from the list. */
export function useOpenedFromList(): OpenedFromList {
  return { stepsToList: 1, city: useListedCity() };
}
