import { createApp } from "./app.ts";
import type { Database } from "./database/tables.ts";
import type { ApiOptions } from "./http/api-environment.ts";
import { createRecordedLog } from "./http/recorded-log.fixture.ts";
import { describeApi } from "./openapi/openapi-document.ts";
import { publishedForMs } from "./partners/published-partners.ts";

const logoSources = { apiAddress: "/api", partnerLogoHosts: ["cdn.example"] };

/** The API with a clock that a test moves and a log that it reads. */
export function createTestApp(database: Database, own: Partial<ApiOptions> = {}) {
  const { log, lines } = createRecordedLog();
  let now = 1_756_684_800_000;
  const app = createApp({
    database,
    log,
    clock: () => now,
    allowedOrigins: ["https://yatra.example"],
    logoSources,
    describe: () => describeApi(own.basePath ?? ""),
    ...own,
  });
  return {
    lines,
    request: async (path: string, init?: RequestInit) => app.request(path, init),
    /** Lets the published answers grow old, so that the next request reads the database. */
    waitForChange: () => {
      now += publishedForMs;
    },
  };
}
