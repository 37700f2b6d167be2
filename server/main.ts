/** Serves the site and the partners API: the only file of server/ that reads the environment. Settings: docs/deploying.md */
import { pino } from "pino";
import { readSettings, StartError } from "./settings.ts";
import { startServer } from "./start-server.ts";

/** A release, where one is named, and else what `npm run build` has filled. */
const build = process.argv[2] ?? "build";

try {
  const { isTTY } = process.stdout;
  const settings = readSettings(process.env, { isTerminal: isTTY });
  const log = pino({ level: settings.logLevel });
  const { port, stop } = await startServer({ build, settings, log });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A second signal ends the process at once, which is what Node does by itself.
    process.once(signal, async () => {
      log.info({ signal }, "stopping: answers on their way may finish");
      await stop();
      log.info("stopped");
    });
  }
  if (isTTY) console.log(`\n  The site is on http://localhost:${port}\n`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
