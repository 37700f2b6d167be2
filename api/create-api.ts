import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { getPath } from "hono/utils/url";
import type { RawHeaders } from "../http/prepared-answer.ts";
import { createProblem, problemHeaders } from "../http/problem.ts";
import { createApp } from "./app.ts";
import type { ApiOptions } from "./http/api-environment.ts";
import { requestIdOf } from "./http/request-id.ts";
import { createListAnswer } from "./partners/answer-partners.ts";
import { createPartnersSnapshot } from "./partners/partners-snapshot.ts";

/** Answers a request to the API. @param always headers that every answer of the server carries */
export type ApiListener = (request: IncomingMessage, response: ServerResponse, always?: RawHeaders) => void;

/** A host that needs no reading to be known as one; every other is left to Hono's adapter. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

/**
 * The partners API for a server of Node. The list of partners is answered before the framework, everything else by it.
 * Where the list's address is written in another way (with a query, escapes or dots), Hono's adapter reads it first.
 */
export function createApi(options: ApiOptions): ApiListener {
  const { basePath = "" } = options;
  const path = `${basePath}/partners`;
  const snapshot = createPartnersSnapshot(options);
  const answerList = createListAnswer(options, path, snapshot);
  const app = createApp(options, snapshot);

  const fetch = async (request: Request, bindings: object) => {
    if (!isRead(request.method) || getPath(request) !== path) return app.fetch(request, bindings);
    const { incoming, outgoing } = bindings as HttpBindings;
    await answerList(incoming, outgoing, []);
    return RESPONSE_ALREADY_SENT;
  };
  // Load balancers of the older kind ask for health in HTTP/1.0, without a Host.
  const hostname = "localhost";
  const answerByHono = getRequestListener(fetch, { hostname, errorHandler: () => refuseRequest(basePath) });

  return (request, response, always = []) => {
    if (request.url === path && isRead(request.method) && plainHost.test(request.headers.host ?? "")) {
      void answerList(request, response, always);
      return;
    }
    for (let index = 0; index < always.length; index += 2) {
      response.setHeader(always[index] ?? "", always[index + 1] ?? "");
    }
    void answerByHono(request, response);
  };
}

function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

/** For a request that is none before Hono sees it, such as one whose Host is not a host. */
function refuseRequest(instance: string): Response {
  const detail = "The Host header or the address is not a valid one";
  const requestId = requestIdOf(undefined);
  const problem = createProblem({ status: 400, detail, instance, code: "request-invalid", requestId });
  return new Response(JSON.stringify(problem), { status: 400, headers: problemHeaders(problem) });
}
