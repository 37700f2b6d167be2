/** Where the router keeps, for the tab, how far each entry of the history was scrolled. */
export const scrollStorageKey = "scroll-positions";

/** How the router names every page that was loaded as a document. */
const documentKey = "default";

/**
 * Forgets how far the document before this one was scrolled, unless this is that document again: reloaded, or reached by
 * Back or Forward. The router knows all documents of a tab by one name, and would show a new one from there on.
 */
export function forgetOtherDocument(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate") return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? "{}");
    delete positions[documentKey];
    sessionStorage.setItem(scrollStorageKey, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
