/** History state of an event that was opened from the list: closing it then goes back instead of forward. */
export type OpenedFromList = {
  openedFromList: true;
  /** The city that the list shows, as the list's address names it; null where it shows all. */
  city: string | null;
};

/** Whether a location's state says that the list lies one step back. */
export function wasOpenedFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedFromList" in state;
}

/** The city that the list behind an event shows, by the state of the event's location. */
export function cityOfList(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("city" in state)) return null;
  return typeof state.city === "string" ? state.city : null;
}
