const failures = new WeakSet<object>();

/** Remembers that an error came about because a page's code could not be fetched, if there was no connection. */
export function noteUnreachable(error: Error): void {
  if (isOffline()) failures.add(error);
}

/** Whether an error came about because a page's code could not be fetched while there was no connection. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/** Whether there is no connection, or none that could bring this document: it, or the page in its place, came from a cache. */
export function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.dataset.saved !== undefined;
}

/** Remembers that the network has answered since this document was loaded. */
export function noteOnline(): void {
  delete document.documentElement.dataset.saved;
}
