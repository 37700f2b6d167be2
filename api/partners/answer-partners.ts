import type { IncomingMessage, ServerResponse } from "node:http";
import { type ContentEncoding, chooseEncoding } from "../../http/choose-encoding.ts";
import type { EncodedBytes, JsonDocument } from "../../http/encoded-document.ts";
import { matchesEtag } from "../../http/matches-etag.ts";
import type { QuickAnswer } from "../../http/quick-answer.ts";
import { createRequestLog } from "../../http/request-line.ts";
import { documentCacheControl } from "../http/answer-document.ts";
import type { ApiOptions } from "../http/api-environment.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { PublishedPartners } from "./published-partners.ts";

/** A host that needs no reading to be known as one; every other is left to Hono's adapter. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

type AnswerOptions = Omit<ApiOptions, "database" | "describe">;

type Published = Pick<PublishedPartners, "all" | "allNow">;

/**
 * Answers `GET /partners` (clause A-1) as the app does, header by header and in the log, but straight to Node's response:
 * every visitor of the Partners page asks for it, and the way through the app takes three times as long.
 *
 * @returns false, with nothing said yet, where the request is not a plain one for this address or the partners cannot be
 *   read: then the app answers
 */
export function createPartnersAnswer(options: AnswerOptions, published: Published): QuickAnswer {
  const { clock, basePath = "" } = options;
  const path = `${basePath}/partners`;
  const send = createSender(options, path);

  return (request, response, shared) => {
    if (request.url !== path || !isPlain(request)) return false;
    const wanted = chooseEncoding(request.headers["accept-encoding"]?.toString());
    const now = readNow(published, clock);
    if (!now) return false;
    const { began, document } = now;
    const encoded = document?.encoded(wanted);
    if (document && encoded) return send(request, response, shared, { began, document, encoded });
    return readAll(published, wanted).then(
      (read) => send(request, response, shared, { began, ...read }),
      () => false,
    );
  };
}

/** Undefined where something goes wrong: the app meets the same, and knows how to say it. */
function readNow(published: Published, clock: () => number) {
  try {
    return { began: clock(), document: published.allNow() };
  } catch {
    return undefined;
  }
}

async function readAll(published: Published, wanted: ContentEncoding | undefined) {
  const document = await published.all();
  return { document, encoded: await document.encode(wanted) };
}

/** What was read, and when the request began, in milliseconds since 1970. */
type Read = { began: number; document: JsonDocument; encoded: EncodedBytes };

function createSender({ log, clock, allowedOrigins }: AnswerOptions, path: string) {
  const logRequest = createRequestLog(log);
  const origins = new Set(allowedOrigins);
  const prepared = new WeakMap<EncodedBytes, Body>();
  const prepare = (encoded: EncodedBytes): Body => {
    const body = prepared.get(encoded) ?? prepareBody(encoded);
    prepared.set(encoded, body);
    return body;
  };
  return (
    { method = "", headers }: IncomingMessage,
    response: ServerResponse,
    shared: readonly string[],
    { began, document, encoded }: Read,
  ): true => {
    const requestId = requestIdOf(headers["x-request-id"]);
    const said = [...shared, "X-Request-Id", requestId, "ETag", document.etag, ...alwaysSaid];
    if (headers.origin !== undefined && origins.has(headers.origin)) said.push(allowOrigin, headers.origin);
    const status = matchesEtag(headers["if-none-match"], document.etag) ? 304 : 200;
    if (status === 304) response.writeHead(304, said).end();
    else sendBody(response, said, prepare(encoded), method === "HEAD");
    logRequest({ requestId, method, path, status, durationMs: clock() - began });
    return true;
  };
}

const allowOrigin = "Access-Control-Allow-Origin";

const alwaysSaid = ["Cache-Control", documentCacheControl, "Vary", "Accept-Encoding, Origin"];

function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return !hasBody && plainHost.test(headers.host ?? "");
}

/** A body and what is said of it. A short text goes out with its headers in one piece. */
type Body = { headers: string[]; text: string };

function prepareBody({ bytes, encoding }: EncodedBytes): Body {
  const type = ["Content-Type", "application/json", "Content-Length", String(bytes.length)];
  return { headers: encoding ? ["Content-Encoding", encoding, ...type] : type, text: bytes.toString("latin1") };
}

function sendBody(response: ServerResponse, said: string[], { headers, text }: Body, headOnly: boolean): void {
  response.writeHead(200, said.concat(headers));
  if (headOnly) response.end();
  else response.end(text, "latin1");
}
