/**
 * The limits of the server's own work: connections, times and sizes. Times in milliseconds, sizes in bytes. What the API
 * keeps stands in `api/cache-times.ts`, how long it waits for its database in `api/database/`.
 */

/** Against clients that are slow, silent or send too much, by the names that Node has for them. */
export const requestLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two above are looked at: so much later a client may lose its connection. */
  connectionsCheckingInterval: 1_000,
  // Longer than the 60 s of common load balancers, which would otherwise reuse a connection just as it closes.
  keepAliveTimeout: 65_000,
} as const;

/** Against clients that take what they asked for too slowly or not at all, by the names that Node has for both. */
export const connectionLimits = {
  /** How long nothing may move on a connection. Longer than `keepAliveTimeout`, which counts between two requests. */
  timeout: 120_000,
  /** Far above what visitors need; who comes after that many is refused. */
  maxConnections: 5_000,
} as const;

/**
 * How many requests one connection may have sent that are not answered yet. Browsers and proxies send one at a time. What
 * waits is the head alone, at most `maxHeaderSize` of each, so that a connection holds half a megabyte at most.
 */
export const mostInFlight = 32;

/** How many requests of all connections together may wait for the answer before theirs: at most 64 MB of heads. */
export const mostWaiting = 4_096;

/**
 * How many connections one address may have where `CONNECTIONS_PER_ADDRESS` does not say: a tenth of all. Many visitors
 * share one where a provider or a hall gives them a single address to the outside.
 */
export const connectionsPerAddress = 500;

/** How often the log tells of those who are turned away, for each reason, in milliseconds. */
export const dropLogEveryMs = 10_000;

/** How long requests in flight may take when the server stops. */
export const stopLimitMs = 10_000;

/** How long a release that another has taken over from stays for its connections, such as a download: an hour. */
export const handOverLimitMs = 3_600_000;

/** How many bytes of a large file are in memory at once for each answer. */
export const pieceLength = 64 * 1024;

/** How many bytes of a file are hashed at once: others wait for about a millisecond. */
export const hashedLength = 1024 * 1024;

/** The files that are cached in memory: each of at most `largest`, in all at most `total`. */
export const cacheLimits = { largest: 128 * 1024, total: 8 * 1024 * 1024 } as const;

/** How many characters of the log are held back at most, and for how long. */
export const logBuffer = { length: 64 * 1024, afterMs: 200 } as const;

/** How many characters of the log wait at most while it cannot be written, and after how many ms a full pipe is tried again. */
export const logWaiting = { length: 1024 * 1024, retryMs: 50 } as const;
