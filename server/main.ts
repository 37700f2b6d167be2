/** Serves the site and the partners API: the only file that reads the environment. Settings: docs/deploying.md */
import { pino } from "pino";
import { CodedError } from "../api/errors.ts";
import { ContentError } from "../catalogue/content-error.ts";
import { readCatalogue } from "../catalogue/read-catalogue.server.ts";
import { readSettings } from "./read-settings.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel });
  const { site, partners } = await readCatalogue("content");
  const { siteAddress, productName } = site;
  const { port, stop } = await startServer({ settings, siteAddress, partners, buildFolder: "build", log });
  stopOnSignal(stop, log);
  if (process.stdout.isTTY) console.log(`\n  ${productName} is on http://localhost:${port}\n`);
} catch (error) {
  const expected = error instanceof StartError || error instanceof CodedError || error instanceof ContentError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
