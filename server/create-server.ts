import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import type { ApiListener } from "../api/create-api.ts";
import { type ChooseHeaders, createChooseHeaders } from "./choose-headers.ts";
import { connectionLimits, requestLimits } from "./limits.ts";
import { rawPathOf } from "./static/request-target.ts";

/** Where the partners API is mounted (clause A-3). */
export const apiBasePath = "/api";

export type ServerOptions = {
  /** The partners API, which expects its paths to begin with `apiBasePath`. */
  api: ApiListener;
  /** Everything else. */
  site: RequestListener;
  chooseHeaders?: ChooseHeaders;
  limits?: Readonly<Record<keyof typeof requestLimits, number>>;
};

/** One HTTP server for the API and the site. It does not listen yet. */
export function createServer(options: ServerOptions): Server {
  const { api, site, chooseHeaders = createChooseHeaders(), limits = requestLimits } = options;
  const answer: RequestListener = (request, response) => {
    if (isApiPath(rawPathOf(request.url ?? ""))) api(request, response, chooseHeaders(request).always);
    else site(request, response);
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
