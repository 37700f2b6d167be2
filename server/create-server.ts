import { randomUUID } from "node:crypto";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Problem } from "../api/http/problem.ts";
import { type ChooseHeaders, createChooseHeaders } from "./choose-headers.ts";
import { connectionLimits, requestLimits } from "./limits.ts";
import { rawPathOf } from "./request-target.ts";

/** Where the partners API is mounted (clause A-3). */
export const apiBasePath = "/api";

export type ServerOptions = {
  /** The partners API, which expects its paths to begin with `apiBasePath`. */
  api: { fetch: (request: Request) => Response | Promise<Response> };
  /** Everything else. */
  site: RequestListener;
  chooseHeaders?: ChooseHeaders;
  limits?: Readonly<Record<keyof typeof requestLimits, number>>;
};

/** One HTTP server for the API and the site. It does not listen yet. */
export function createServer(options: ServerOptions): Server {
  const { api, site, chooseHeaders = createChooseHeaders(), limits = requestLimits } = options;
  // Load balancers of the older kind ask for health in HTTP/1.0, without a Host.
  const answerApi = getRequestListener(api.fetch, { hostname: "localhost", errorHandler: answerBadRequest });
  const answerFromApi = (request: IncomingMessage, response: ServerResponse) => {
    const { always } = chooseHeaders(request);
    for (let index = 0; index < always.length; index += 2) {
      response.setHeader(always[index] ?? "", always[index + 1] ?? "");
    }
    void answerApi(request, response);
  };
  const answer: RequestListener = (request, response) => {
    if (!isApiPath(rawPathOf(request.url ?? ""))) return site(request, response);
    answerFromApi(request, response);
  };
  const server = createHttpServer({ ...limits, optimizeEmptyRequests: true }, answer);
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
