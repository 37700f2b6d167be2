import type { Logger } from "pino";
import { alignPartners, type ContentPartners } from "../api/content/align-partners.ts";
import { createApi } from "../api/create-api.ts";
import { describeDatabase } from "../api/database/database-address.ts";
import { explainFault } from "../api/database/database-fault.ts";
import { rememberFile } from "../api/database/database-file.ts";
import { openDatabase } from "../api/database/open-database.ts";
import { monotonicClock } from "../api/monotonic-clock.ts";
import type { LogoSources } from "../catalogue/partner.ts";
import { createChooseHeaders } from "./choose-headers.ts";
import { apiBasePath, createServer } from "./create-server.ts";
import { handOverLimitMs, stopLimitMs } from "./limits.ts";
import { listen } from "./listen.ts";
import { createDropLog } from "./overload/drop-log.ts";
import { readBuild } from "./read-build.ts";
import type { Settings } from "./read-settings.ts";
import { createStaticSite } from "./static/static-site.ts";
import { handOverServer, stopServer } from "./stop-server.ts";

export type StartOptions = ContentPartners & {
  settings: Settings;
  /** Where the site is published, as the build says; `settings.siteAddress` goes before it. */
  siteAddress: string;
  /** From where the logos of partners may come, as the build says. */
  logoSources: LogoSources;
  /** The folder that `npm run build` fills. */
  buildFolder: string;
  log: Logger;
};

/**
 * A server that answers. `stop` lets requests in flight finish, `handOver` connections that are kept open too, where
 * another process listens on the same socket; then both close the database.
 */
export type RunningServer = { port: number; stop: () => Promise<void>; handOver: () => Promise<void> };

/**
 * Opens the built site and the database, brings that in line with the content, and serves the site and the API.
 *
 * @throws StartError, CodedError `database-unavailable`, `partners-unadopted`; nothing stays open then
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, siteAddress, logoSources, partnersFrom, contentPartners, log } = options;
  const { files, redirects, policies, openApi, release } = await readBuild(options.buildFolder);
  log.info(release, "starting");
  const database = await openDatabase(settings.database, (err) => log.warn({ err }, "a database connection broke"));
  const checkFile = rememberFile(settings.database);
  const address = settings.siteAddress ?? siteAddress;
  const allowedOrigins = [new URL(address).origin];
  const chooseHeaders = createChooseHeaders(
    { policies, files: [...files.keys()], apiAddress: logoSources.apiAddress },
    address,
  );
  const describe = () => openApi;
  const api = createApi({
    database,
    checkFile,
    log,
    release,
    clock: monotonicClock,
    allowedOrigins,
    logoSources,
    describe,
    basePath: apiBasePath,
  });
  const site = createStaticSite({ files, redirects, log, chooseHeaders });
  const { addressLimits } = settings;
  const server = createServer({ api, site, chooseHeaders, addressLimits, tellDrop: createDropLog(log) });
  try {
    const aligned = await alignPartners(database, { partnersFrom, contentPartners }, new Date());
    if (aligned) log.info(aligned, "the database has the content's partners now");
    const port = await listen(server, settings);
    log.info({ host: settings.host, port, database: describeDatabase(settings.database) }, "listening");
    const ending = (end: () => Promise<void>) => async () => {
      await end();
      await database.destroy();
    };
    return {
      port,
      stop: ending(() => stopServer(server, stopLimitMs)),
      handOver: ending(() => handOverServer(server, handOverLimitMs)),
    };
  } catch (error) {
    await database.destroy();
    throw explainFault(settings.database, error);
  }
}
