/** History state of an event that was opened from the list: closing it then goes back to that list, as it was. */
export type OpenedFromList = {
  /** How many entries of the history the list lies behind the event: more than one where another event led there. */
  stepsToList: number;
  /** The city that the list shows, as the list's address names it; null where it shows all. */
  city: string | null;
};

/** How many steps back the list lies, by the state of an event's location; 0 where no list lies behind it. */
export function stepsToList(state: unknown): number {
  if (typeof state !== "object" || state === null || !("stepsToList" in state)) return 0;
  return typeof state.stepsToList === "number" ? state.stepsToList : 0;
}

/** The city that the list behind an event shows, by the state of the event's location. */
export function cityOfList(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("city" in state)) return null;
  return typeof state.city === "string" ? state.city : null;
}

/** The history state for a link from an opened event to another one; null where no list lies behind the first. */
export function oneStepFurther(state: unknown): OpenedFromList | null {
  const steps = stepsToList(state);
  return steps === 0 ? null : { stepsToList: steps + 1, city: cityOfList(state) };
}
