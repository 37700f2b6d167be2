import type { Logger } from "pino";
import type { LogoSources } from "../../catalogue/partner.ts";
import type { CheckFile } from "../database/database-file.ts";
import type { Database } from "../database/tables.ts";

/** Which program answers, for whoever looks at it from outside. */
export type Release = {
  /** That of package.json. */
  version: string;
  /** The id of the build. */
  build: string;
};

/** What the API is given by whoever runs it. */
export type ApiOptions = {
  database: Database;
  /** Made when the database was opened. */
  checkFile: CheckFile;
  log: Logger;
  release: Release;
  /**
   * Milliseconds since any moment, a whole number. It never goes back, as the time of day does when somebody sets it: what is
   * measured with it are durations.
   */
  clock: () => number;
  /** The origins whose pages may read the answers, such as `https://yatra.example`. */
  allowedOrigins: readonly string[];
  /** From where logos may come, and where the API says that its own are. */
  logoSources: LogoSources;
  /** Makes, or reads, the API's own description: OpenAPI, as JSON. Called when somebody first asks for it. */
  describe: () => string | Promise<string>;
  /** Where the API is mounted, such as `/api`; empty at the root. */
  basePath?: string;
};

/** What Hono's context carries for each request. */
export type ApiEnvironment = { Variables: { requestId: string } };
