import type { Server } from "node:http";

/** How often connections whose answer has just ended are closed, in milliseconds. */
const sweepEveryMs = 50;

/**
 * Accepts no more connections and waits until the answers on their way are out.
 *
 * @param limitMs after this long whoever still waits is cut off
 */
export async function stopServer(server: Server, limitMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // `close` ends the connections idle at this moment; those busy now would stay open for the keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await promise;
  clearInterval(sweep);
  clearTimeout(limit);
}
