import type { RequestListener, Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { Logger } from "pino";
import type { RunningServer } from "./start-server.ts";

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

/**
 * Leaves new connections to the process that listens on the same socket, and stays until its own are over: each ends
 * with its next answer, which says so, or when it was idle for the keep-alive time. `close` of HTTP would end the idle
 * ones at once, and with them a request that was on its way.
 *
 * @param limitMs after this long whoever still waits is cut off
 */
export async function handOverServer(server: Server, limitMs: number): Promise<void> {
  const last: RequestListener = (_request, response) => {
    response.shouldKeepAlive = false;
  };
  server.prependListener("request", last).prependListener("checkContinue", last);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearTimeout(limit);
}

/** Stops in the second way above when the keeper of the releases (`tools/serve.mjs`) says that another has taken over. */
export function handOverOnMessage({ handOver }: RunningServer, log: Logger): void {
  process.on("message", async (message) => {
    if (message !== "hand over") return;
    log.info("handed over: this process stays for the connections that it has");
    await handOver();
    log.info("stopped");
    process.exit(0);
  });
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
