import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { setSecurityHeaders } from "./security-headers.ts";

/** Where the partners API is mounted (clause A-3). */
export const apiBasePath = "/api";

/** Against clients that are slow, silent or send too much. Times in milliseconds, sizes in bytes. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the 60 s of common load balancers, which would otherwise reuse a connection just as it closes.
  keepAliveTimeout: 65_000,
} as const;

export type ServerOptions = {
  /** The partners API, which expects its paths to begin with `apiBasePath`. */
  api: { fetch: (request: Request) => Response | Promise<Response> };
  /** Everything else. */
  site: RequestListener;
};

/** One HTTP server for the API and the site. It does not listen yet. */
export function createServer({ api, site }: ServerOptions): Server {
  const answerApi = getRequestListener(api.fetch);
  return createHttpServer(limits, (request, response) => {
    setSecurityHeaders(response);
    if (isApiTarget(request.url ?? "")) void answerApi(request, response);
    else site(request, response);
  });
}

function isApiTarget(target: string): boolean {
  return target.startsWith(apiBasePath) && /^[/?]?$/.test(target.charAt(apiBasePath.length));
}
