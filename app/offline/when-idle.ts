/** A browser that is never idle does the work after this long, in milliseconds. */
const patience = 5000;

/** Does work once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work);
}
