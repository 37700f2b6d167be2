import type { Server } from "node:http";

/** The server closes idle connections in this interval, in milliseconds. */
const sweepEveryMs = 50;

/**
 * Accepts no more connections, and waits until the open requests are finished.
 *
 * @param limitMs after this time the server closes all connections
 */
export async function stopServer(server: Server, limitMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // `close` ends the connections that are idle now. Without the interval, busy ones would stay open for the keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await promise;
  clearInterval(sweep);
  clearTimeout(limit);
}
