import type { Server } from "node:http";
import type { Logger } from "pino";

/** How often connections whose request has just ended are closed, in milliseconds. */
const sweepEveryMs = 50;

/**
 * Accepts no more connections and waits until the requests in flight have their answers.
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

/** Stops on SIGTERM (a service manager's) or SIGINT (Ctrl+C), and exits with 0. A second signal exits at once with 1. */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping: requests in flight may finish");
    try {
      await stop();
      log.info("stopped");
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, "could not stop in good order");
      process.exit(1);
    }
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
