/** The longest time until the work is done, if the browser is never idle, in milliseconds. */
const timeoutMs = 5000;

/** Does work once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  // Safari does not have it.
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work);
}

/** Whether the browser saves data: then only what the visitor opens is fetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
