import type { IncomingMessage, ServerResponse } from "node:http";
import { documentCacheControl } from "../http/answer-document.ts";
import type { ApiOptions } from "../http/api-environment.ts";
import { chooseEncoding } from "../http/choose-encoding.ts";
import type { EncodedDocument, JsonDocument } from "../http/json-document.ts";
import { matchesEtag } from "../http/matches-etag.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { PublishedPartners } from "./published-partners.ts";

/** A host that needs no reading to be known as one; every other is left to Hono's adapter. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

/** An answer's body, and what is said of it. A short text goes out with its headers in one piece. */
type Prepared = { headers: string[]; body: string };

/**
 * Answers `GET /partners` (clause A-1) as the app does, header by header and in the log, but straight to Node's response:
 * every visitor of the Partners page asks for it, and the way through the app takes three times as long.
 *
 * @returns false, with nothing said yet, where the request is not a plain one for this address or the partners cannot be
 *   read: then the app answers
 */
export function createPartnersAnswer(
  { log, clock, allowedOrigins, basePath = "" }: Omit<ApiOptions, "database" | "describe">,
  published: Pick<PublishedPartners, "all">,
) {
  const path = `${basePath}/partners`;
  const origins = new Set(allowedOrigins);
  const prepared = new WeakMap<EncodedDocument, Prepared>();

  const prepare = (document: EncodedDocument): Prepared => {
    const made = prepared.get(document) ?? prepareBody(document);
    prepared.set(document, made);
    return made;
  };
  const share = (origin: string | undefined) =>
    origin !== undefined && origins.has(origin) ? ["Access-Control-Allow-Origin", origin] : [];

  /** @param shared headers that every answer of the server carries */
  return async (request: IncomingMessage, response: ServerResponse, shared: readonly string[]): Promise<boolean> => {
    if (request.url !== path || !isPlain(request)) return false;
    const { method, headers } = request;
    const read = await readDocument(published, clock, headers["accept-encoding"]?.toString());
    if (!read) return false;
    const { began, document, encoded } = read;
    const requestId = requestIdOf(headers["x-request-id"]);
    const said = [...shared, "X-Request-Id", requestId, "ETag", document.etag, ...alwaysSaid, ...share(headers.origin)];
    const status = matchesEtag(headers["if-none-match"], document.etag) ? 304 : 200;
    if (status === 304) response.writeHead(304, said).end();
    else sendBody(response, said, prepare(encoded), method === "HEAD");
    log.info({ requestId, method, path, status, durationMs: clock() - began }, "request");
    return true;
  };
}

function sendBody(response: ServerResponse, said: string[], { headers, body }: Prepared, headOnly: boolean): void {
  response.writeHead(200, [...said, ...headers]);
  if (headOnly) response.end();
  else response.end(body, "latin1");
}

const alwaysSaid = ["Cache-Control", documentCacheControl, "Vary", "Accept-Encoding, Origin"];

function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return !hasBody && plainHost.test(headers.host ?? "");
}

/** Undefined where something goes wrong: the app meets the same, and knows how to say it. */
async function readDocument(published: Pick<PublishedPartners, "all">, clock: () => number, accepted?: string) {
  try {
    const began = clock();
    const document: JsonDocument = await published.all();
    return { began, document, encoded: await document.encode(chooseEncoding(accepted)) };
  } catch {
    return undefined;
  }
}

function prepareBody({ bytes, encoding }: EncodedDocument): Prepared {
  const type = ["Content-Type", "application/json", "Content-Length", String(bytes.length)];
  return { headers: encoding ? ["Content-Encoding", encoding, ...type] : type, body: bytes.toString("latin1") };
}
