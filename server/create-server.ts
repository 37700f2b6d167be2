import { randomUUID } from "node:crypto";
import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Problem } from "../api/http/problem.ts";
import { rawPathOf } from "./request-target.ts";
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

/** Against clients that take what they asked for too slowly or not at all, by the names that Node has for both. */
const connectionLimits = {
  /** How long nothing may move on a connection. Longer than `keepAliveTimeout`, which counts between two requests. */
  timeout: 120_000,
  /** Far above what visitors need, and below what a process may have open; who comes after that many is refused. */
  maxConnections: 5_000,
} as const;

export type ServerOptions = {
  /** The partners API, which expects its paths to begin with `apiBasePath`. */
  api: { fetch: (request: Request) => Response | Promise<Response> };
  /** Everything else. */
  site: RequestListener;
};

/** One HTTP server for the API and the site. It does not listen yet. */
export function createServer({ api, site }: ServerOptions): Server {
  // Load balancers of the older kind ask for health in HTTP/1.0, without a Host.
  const answerApi = getRequestListener(api.fetch, { hostname: "localhost", errorHandler: answerBadRequest });
  const answer: RequestListener = (request, response) => {
    setSecurityHeaders(response);
    if (isApiPath(rawPathOf(request.url ?? ""))) void answerApi(request, response);
    else site(request, response);
  };
  const server = createHttpServer(limits, answer);
  // Nobody here reads a body, so nobody is told to send one. Node's own `100 Continue` would also stand between the head
  // and the body of an answer that waits for an earlier one, where the client takes it for a part of the body.
  server.on("checkContinue", answer);
  return Object.assign(server, connectionLimits);
}

function isApiPath(path: string | undefined): boolean {
  return path === apiBasePath || path?.startsWith(`${apiBasePath}/`) === true;
}

/** For a request that is none before the API sees it, such as one whose Host is not a host. */
function answerBadRequest(): Response {
  const problem: Problem = {
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: "The Host header or the address is not a valid one",
    instance: apiBasePath,
    code: "request-invalid",
    requestId: randomUUID(),
  };
  const headers = { "Content-Type": "application/problem+json", "Cache-Control": "no-store" };
  return new Response(JSON.stringify(problem), { status: 400, headers });
}
