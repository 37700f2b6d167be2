/** Serves the site and the partners API: the only file of server/ that reads the environment. Settings: docs/deploying.md */
import { CodedError } from "../api/errors.ts";
import { announce } from "./listen.ts";
import { openLog } from "./log/open-log.ts";
import { readSiteFacts } from "./read-build.ts";
import { readSettings } from "./read-settings.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";
import { stopOnSignal } from "./stop-server.ts";

/** What `npm run build` has filled. */
const buildFolder = "build";

try {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const { productName, ...facts } = await readSiteFacts(buildFolder);
  const { port, stop } = await startServer({ ...facts, settings, buildFolder, log });
  stopOnSignal(stop, log);
  announce(process.stdout, productName, port);
} catch (error) {
  const expected = error instanceof StartError || error instanceof CodedError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
