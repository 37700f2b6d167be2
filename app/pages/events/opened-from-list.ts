/** History state of an event that was opened from the list: closing it then goes back instead of forward. */
export const openedFromList = { openedFromList: true } as const;

/** Whether a location's state says that the list lies one step back. */
export function wasOpenedFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedFromList" in state;
}
