/**
 * The most that each may weigh of what visitors, messengers and search engines fetch. The build stops at whatever is
 * heavier; `docs/decisions/018-budgets-of-a-page.md` says why, and what counts. All are bytes as sent, compressed if text.
 */

/** What a page may weigh. */
export const pageBudgets = {
  /** The document, with its style rules in it: little more than comes in a connection's first flight. */
  html: 14_250,
  /** Scripts that the document names: nothing may compete with the first paint. */
  "script before load": 0,
  /** All scripts that the page runs without a visitor's doing, with the content of an event. */
  script: 104_000,
  /** The fonts that have a character of the page. Words in Indian scripts for which there is no room are set by the device. */
  fonts: 60 * 1024,
  /** The pictures that a phone asks for before a visitor scrolls. */
  "first pictures": 60 * 1024,
} as const;

/**
 * The HTML that comes in a connection's first flight, ten packets of 1,460 bytes, together with the 1,080 bytes that its
 * answer's headers are at most, those of a site at https among them. What is heavier than this waits for a second
 * flight, on slow 4G for 150 ms. No build stops for it: the tour's next city may bring it about.
 */
export const firstFlight = 13_520;

/**
 * The languages in which Home and Events ought to come in the first flight. Indian scripts take twice the bytes of Latin letters:
 * in the others these pages may need a second one. The build tells which pages do.
 */
export const firstFlightLanguages: readonly string[] = ["en", "hi"];

/**
 * As many events and phases as the tour came with (clauses E-1 and E-7). With so many or fewer the list of events must have
 * room for the script that shows a city's list before the page is live; with more it may lose it.
 */
export const firstTour = { events: 11, phases: 2 } as const;

/** What offline reading may cost a visitor's first visit: the worker, and all it fetches unasked. */
export const offlineBudget = 30 * 1024;
