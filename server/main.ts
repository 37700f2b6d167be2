/**
 * Serves the site and the partners API. Only this file of server/ reads the environment. Settings: docs/deploying.md
 *
 * `node build/server/main.js [FOLDER]`
 */
import { pino } from "pino";
import { checkNode, readSettings, StartError } from "./settings.ts";
import { startServer } from "./start-server.ts";

/** The folder of a release, or the output of `npm run build`. */
const build = process.argv[2] ?? "build";

try {
  checkNode(process.versions.node);
  const { isTTY } = process.stdout;
  const settings = readSettings(process.env, { isTerminal: isTTY });
  const log = pino({ level: settings.logLevel });
  const { port, release, stop } = await startServer({ build, settings, log });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A second signal ends the process at once: that is Node's default.
    process.once(signal, async () => {
      log.info({ signal }, "stopping: open requests may finish");
      await stop();
      log.info("stopped");
    });
  }
  // This comes after the handlers: who reads it may send a signal at once.
  log.info({ ...release, port, host: settings.host }, "listening");
  // A browser on this machine reaches the server by this name, unless the server listens on one other address only.
  const host = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(settings.host) ? "localhost" : settings.host;
  if (isTTY) console.log(`\n  The site is on http://${host}:${port}\n`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
