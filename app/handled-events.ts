/** The events that bubble of which components have handlers. A test looks for others. */
export const handledEvents: readonly string[] = ["click", "keydown"];

/**
 * Has React listen at the page's root to these alone. By itself it listens to some seventy, twice each: whatever a finger does,
 * it looks through its tree to find that nobody asked, which takes a slow phone 30 ms of each tap.
 */
export function listenToHandledEvents(root: HTMLElement): void {
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (boolean | object)?]) => {
    if (handledEvents.includes(type)) EventTarget.prototype.addEventListener.call(root, type, ...rest);
  };
}
