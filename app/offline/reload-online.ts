/** How long the page that a visitor is leaving for may take to arrive, in milliseconds. */
const patience = 10_000;

/**
 * Loads this document again once there is a connection. If the visitor is on the way to another page just then, that one is
 * waited for first: a reload would take its place.
 *
 * @returns stops this
 */
export function reloadOnline(): () => void {
  let leftAt = Number.NEGATIVE_INFINITY;
  let retry: ReturnType<typeof setTimeout>;
  const leave = () => {
    leftAt = performance.now();
  };
  const reload = () => {
    const wait = leftAt + patience - performance.now();
    if (wait > 0) retry = setTimeout(reload, wait);
    else location.reload();
  };
  addEventListener("beforeunload", leave);
  addEventListener("online", reload);
  return () => {
    clearTimeout(retry);
    removeEventListener("beforeunload", leave);
    removeEventListener("online", reload);
  };
}
