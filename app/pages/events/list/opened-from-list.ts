import { useLocation, useParams } from "react-router";

/** History state of an event that was opened from the list: closing it then goes back to that list, as it was. */
export type OpenedFromList = {
  /** How many entries of the history the list lies behind the event: more than one where another event led there. */
  stepsToList: number;
  /** The slug of the city whose page the list is on; null for the Events page. */
  city: string | null;
};

/** How many steps back the list lies, by the state of an event's location; 0 where no list lies behind it. */
export function stepsToList(state: unknown): number {
  if (typeof state !== "object" || state === null || !("stepsToList" in state)) return 0;
  return typeof state.stepsToList === "number" ? state.stepsToList : 0;
}

/** The city whose page lies behind an event, by the state of the event's location. */
function cityOfList(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("city" in state)) return null;
  return typeof state.city === "string" ? state.city : null;
}

/** The history state for a link from an opened event to another one; null where no list lies behind the first. */
export function oneStepFurther(state: unknown): OpenedFromList | null {
  const steps = stepsToList(state);
  return steps === 0 ? null : { stepsToList: steps + 1, city: cityOfList(state) };
}

/** The slug of the city whose events are listed, also behind an opened event; null for all cities. */
export function useListedCity(): string | null {
  const { city } = useParams();
  const { state } = useLocation();
  return city ?? cityOfList(state);
}

/** The history state for a link that opens an event from the list. */
export function useOpenedFromList(): OpenedFromList {
  return { stepsToList: 1, city: useListedCity() };
}
