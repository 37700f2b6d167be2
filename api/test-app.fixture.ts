import { createServer } from "node:http";
import { headersOfAnswers } from "../http/header-rules.ts";
import { rawHeaders } from "../http/prepared-answer.ts";
import { listen } from "../server/listen.ts";
import { sendRequest } from "../server/send-request.fixture.ts";
import { snapshotMaxAgeMs } from "./cache-times.ts";
import { createApi } from "./create-api.ts";
import type { Database } from "./database/tables.ts";
import type { ApiOptions } from "./http/api-environment.ts";
import { createRecordedLog } from "./http/recorded-log.fixture.ts";
import { describeApi } from "./openapi-document.ts";

const logoSources = { apiAddress: "/api", partnerLogoHosts: ["cdn.example"] };

/** The API behind a server of Node, with a clock that a test moves and a log that it reads. */
export function createTestApp(database: Database, own: Partial<ApiOptions> = {}) {
  const { log, lines } = createRecordedLog();
  let now = 0;
  const api = createApi({
    database,
    log,
    checkFile: async () => {},
    release: { version: "1.2.3", build: "0123456789ab" },
    clock: () => now,
    allowedOrigins: ["https://yatra.example"],
    logoSources,
    describe: () => describeApi(own.basePath ?? ""),
    ...own,
  });
  return {
    lines,
    request: async (path: string, init?: Parameters<typeof sendRequest>[2]): Promise<Response> => {
      const server = createServer((request, response) => api(request, response, rawHeaders(headersOfAnswers(true))));
      const port = await listen(server, { port: 0, host: "127.0.0.1" });
      try {
        const { status, headers, bytes } = await sendRequest(port, path, init);
        const body = status === 204 || status === 304 ? null : Uint8Array.from(bytes);
        return new Response(body, { status, headers: headers as Record<string, string> });
      } finally {
        server.close();
      }
    },
    /** Lets the published answers grow old, so that the next request reads the database. */
    waitForChange: () => {
      now += snapshotMaxAgeMs;
    },
    passTime: (ms: number) => {
      now += ms;
    },
  };
}
