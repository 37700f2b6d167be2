/** Whole milliseconds since the process began. It never goes back, whatever is done to the time of day. */
export function monotonicClock(): number {
  return Math.trunc(performance.now());
}
