/** What the project's owner asks for, in one place: every table of the benchmark is judged by it. Times in milliseconds. */
export const limits = {
  /** Of every page, on phones: Lighthouse's points of each kind. */
  points: { atLeast: 100 },
  firstPaint: { atMost: 700 },
  largestPaint: { atMost: 950 },
  blocking: { atMost: 50 },
  /** None that Lighthouse prints, in its three digits: the project's own reading of zero. */
  shift: { atMost: 0 },
  /** How much later than its floor a page may be. */
  firstPaintOverFloor: { atMost: 1.05 },
  largestPaintOverFloor: { atMost: 1.15 },
  /** From a click to the paint that answers it. */
  interaction: { atMost: 100 },
  /** Of nginx's requests, by requests per second and by processor time. */
  shareOfNginx: { atLeast: 0.6 },
  /** Of the server's memory while it serves. */
  megabytes: { atMost: 120 },
} as const;
