import type { Logger } from "pino";

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
