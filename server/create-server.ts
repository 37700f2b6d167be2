import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { ApiListener } from "../api/create-api.ts";
import { type ChooseHeaders, createChooseHeaders } from "./choose-headers.ts";
import { connectionLimits, requestLimits } from "./limits.ts";
import { answerInTurn } from "./overload/answer-in-turn.ts";
import type { TellDrop } from "./overload/drop-log.ts";
import { type AddressLimits, limitAddresses, usualAddressLimits } from "./overload/limit-addresses.ts";
import { type Refusal, refuseRequest } from "./refuse-request.ts";
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
  addressLimits?: AddressLimits;
  /** Told of everybody who is turned away. */
  tellDrop?: TellDrop;
};

/** One HTTP server for the API and the site. It does not listen yet. */
export function createServer(options: ServerOptions): Server {
  const { api, site, chooseHeaders = createChooseHeaders(), limits = requestLimits, tellDrop = () => {} } = options;
  const { addressLimits = usualAddressLimits } = options;
  const refuse =
    (refusal: Refusal): RequestListener =>
    (request, response) => {
      const instance = isForApi(request.url ?? "") ? apiBasePath : undefined;
      refuseRequest(request, response, { refusal, instance, always: chooseHeaders(request).always });
    };
  const refuseHosts = refuse("two-hosts");
  const refuseExpectation = refuse("expectation");
  const answer: RequestListener = (request, response) => {
    const { host } = request.headers;
    // RFC 9112, 3.2: which of two sites is meant, a proxy in front may take differently. Node has joined them.
    if (host?.includes(", ")) refuseHosts(request, response);
    else if (isUnmeetable(request)) refuseExpectation(request, response);
    else if (isForApi(request.url ?? "")) api(request, response, chooseHeaders(request).always);
    else site(request, response);
  };
  const server = createHttpServer({ ...limits, optimizeEmptyRequests: true, joinDuplicateHeaders: true });
  const limited = limitAddresses(server, answer, { ...addressLimits, tellDrop, refuse: refuse("overloaded") });
  const listener = answerInTurn(limited, tellDrop);
  server.on("request", listener);
  // Nobody here reads a body, so nobody is told to send one. Node's own `100 Continue` would also stand between the head
  // and the body of an answer that waits for an earlier one, where the client takes it for a part of the body.
  server.on("checkContinue", listener);
  server.on("checkExpectation", listener);
  server.on("drop", (client) => tellDrop("every connection that the server takes is in use", client?.remoteAddress));
  return Object.assign(server, connectionLimits);
}

/** Whether a request expects what no server of HTTP/1.1 has to understand. HTTP/1.0 has no expectations. */
function isUnmeetable({ headers: { expect }, httpVersion }: IncomingMessage): boolean {
  return expect !== undefined && httpVersion !== "1.0" && !/\b100-continue\b/i.test(expect);
}

/** @param target as the request's line has it; nearly always a path, which needs no parsing */
function isForApi(target: string): boolean {
  const path = target.startsWith("/") ? target : rawPathOf(target);
  return path?.startsWith(apiBasePath) === true && ["", "/", "?", "#"].includes(path.charAt(apiBasePath.length));
}
