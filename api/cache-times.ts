/* What is kept of the API's answers, and for how long; docs/deploying.md has the same as a table. */

/** How old a list of partners may be that is answered because the database cannot be read: a day. In seconds. */
export const staleIfErrorSeconds = 86_400;

/**
 * Of lists of partners and the API's description. Partners change a few times a month: a minute without asking, then ten in
 * which an old answer may show once more, and a day where there is no newer one.
 */
export const listCacheControl = `public, max-age=60, stale-while-revalidate=600, stale-if-error=${staleIfErrorSeconds}`;

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

/** How long somebody waits for the database before the last list is answered, in milliseconds. */
export const databasePatienceMs = 800;

/** How long a database may take to answer and be ready, in milliseconds: load balancers give up soon after. */
export const readinessPatienceMs = 2_000;

/** After how long a cached logo is revalidated: as long one that was removed may still be answered. In milliseconds. */
export const logoMaxAgeMs = 5000;

/** How many bytes of logos the cache holds. A tour has dozens of some kilobytes each; the oldest go first. */
export const logoCacheBytes = 8 * 1024 * 1024;
