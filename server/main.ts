/** Serves the site and the partners API: the only file of server/ that reads the environment. Settings: docs/deploying.md */
import { CodedError } from "../api/errors.ts";
import { announce } from "./listen.ts";
import { openLog } from "./log/open-log.ts";
import { readSiteFacts } from "./read-build.ts";
import { readSettings } from "./read-settings.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";
import { handOverOnMessage, stopOnSignal } from "./stop-server.ts";

/** A release, where one is named, and else what `npm run build` has filled. */
const buildFolder = process.argv[2] ?? "build";

try {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const { productName, ...facts } = await readSiteFacts(buildFolder);
  const running = await startServer({ ...facts, settings, buildFolder, log });
  stopOnSignal(running.stop, log);
  handOverOnMessage(running, log);
  announce(process.stdout, productName, running.port);
} catch (error) {
  const expected = error instanceof StartError || error instanceof CodedError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
  // Under the keeper of the releases its channel alone would keep this process alive.
  process.channel?.unref();
}
