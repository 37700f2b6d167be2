/**
 * Reloads the document when the connection is back. It does not while a navigation to another page is under way, because a reload
 * would cancel it.
 *
 * @returns a function that removes the listeners
 */
export function reloadOnline(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => listening.abort();
  addEventListener("online", () => location.reload(), { signal });
  addEventListener("beforeunload", stop, { signal });
  return stop;
}
