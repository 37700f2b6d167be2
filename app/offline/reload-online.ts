/**
 * Loads this document again once there is a connection, unless the visitor has left for another page by then: a reload would take
 * the place of that page.
 *
 * @returns stops this
 */
export function reloadOnline(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => listening.abort();
  addEventListener("online", () => location.reload(), { signal });
  addEventListener("beforeunload", stop, { signal });
  return stop;
}
