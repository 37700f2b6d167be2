import { fontBudget } from "../fonts/site-fonts.ts";

/** The most that a page may weigh, in bytes. Its HTML has its style rules in it. */
export const pageBudgets = {
  html: 14_250,
  "script before load": 0,
  script: 104_000,
  fonts: fontBudget,
  "first pictures": 60 * 1024,
} as const;

/**
 * The HTML that comes in a connection's first flight, ten packets of 1,460 bytes, together with the 1,170 bytes that its
 * answer's headers are at most, those of a site at https among them. What is heavier than this waits for a second
 * flight, on slow 4G for 150 ms. No build stops for it: the tour's next city may bring it about.
 */
export const firstFlight = 13_430;
