/* What is kept of the API's answers, and for how long; docs/deploying.md has the same as a table. */

/**
 * Of lists of partners and the API's description. Partners change a few times a month: a minute without asking, then ten in
 * which an old answer may show once more.
 */
export const listCacheControl = "public, max-age=60, stale-while-revalidate=600";

/** What has a logo's name has this content for ever. */
export const logoCacheControl = "public, max-age=31536000, immutable";

/** How long a browser of another origin remembers that it may ask: a day. In seconds. */
export const preflightMaxAge = 86_400;

/**
 * How long a snapshot is answered with before it is revalidated, in milliseconds from the moment the database has answered.
 * Another process may change the partners at any time (the command line, another replica, an organiser with a database
 * tool), and this, with the time that one reading takes, is the most that an answer lags behind.
 */
export const snapshotMaxAgeMs = 500;

/** After how long a cached logo is revalidated: as long one that was removed may still be answered. In milliseconds. */
export const logoMaxAgeMs = 5000;

/** How many bytes of logos the cache holds. A tour has dozens of some kilobytes each; the oldest go first. */
export const logoCacheBytes = 8 * 1024 * 1024;
