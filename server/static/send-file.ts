import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { parseByteRange } from "../../http/byte-range.ts";
import { isNotModified, isSameForRange } from "../../http/conditional-request.ts";
import { writeWhole } from "../../http/write-whole.ts";
import { cacheLimits } from "../limits.ts";
import type { FileCache } from "./file-cache.ts";
import type { FileVariant } from "./file-variant.ts";
import { readPieces } from "./read-bytes.ts";

/** A file to answer with. */
type Sending = {
  /** Where it has to be made first, the answer waits; where nobody has to wait, nobody does. */
  variant: FileVariant | Promise<FileVariant>;
  cache: FileCache;
  /** Another than 200 for a crash screen: that is never answered with 304 or a part, since its status would be lost. */
  status?: 200 | 400 | 404;
};

/**
 * Answers with a file, in whole, in part (206, 416) or not at all where the client has it (304).
 *
 * @throws Error when the answer stopped half-way: the connection is no longer good
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { variant, cache, status = 200 }: Sending,
): void | Promise<void> {
  if (variant instanceof Promise) {
    return variant.then((made) => sendFile(request, response, { variant: made, cache, status }));
  }
  if (status !== 200) return sendWhole(request, response, { variant, cache, status });
  const { headers } = request;
  const { file, etag, metadata, whole } = variant;
  if (isNotModified(headers, { etag, modified: file.modified })) return void response.writeHead(304, metadata).end();
  const isForPart = headers.range !== undefined && request.method === "GET" && isSameForRange(headers, etag);
  const range = isForPart ? parseByteRange(headers.range, file.size) : undefined;
  if (range === "unsatisfiable") return refuseRange(response, variant);
  if (range) return sendPart(response, variant, range);
  const bytes = cache.get(file);
  if (bytes) return writeWhole(response, { whole, bytes });
  return sendWhole(request, response, { variant, cache, status });
}

async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { variant, cache, status }: Required<Sending> & { variant: FileVariant },
): Promise<void> {
  const { file, whole } = variant;
  if (request.method === "HEAD" || file.size === 0) return void response.writeHead(status, whole).end();
  if (file.size <= cacheLimits.largest) {
    const bytes = cache.get(file) ?? (await cache.load(file));
    return void response.writeHead(status, whole).end(bytes);
  }
  response.writeHead(status, whole);
  await sendPieces(response, readPieces(file, 0, file.size - 1));
}

async function sendPart(
  response: ServerResponse,
  { file, metadata, encoded }: FileVariant,
  { first, last }: { first: number; last: number },
): Promise<void> {
  const part = ["Content-Range", `bytes ${first}-${last}/${file.size}`, "Content-Length", String(last - first + 1)];
  response.writeHead(206, [...metadata, ...encoded, "Accept-Ranges", "bytes", ...part]);
  await sendPieces(response, readPieces(file, first, last));
}

async function sendPieces(response: ServerResponse, pieces: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(pieces, response, { end: false });
  response.end();
}

function refuseRange(response: ServerResponse, { file, metadata }: FileVariant): void {
  const none = ["Accept-Ranges", "bytes", "Content-Range", `bytes */${file.size}`, "Content-Length", "0"];
  response.writeHead(416, [...metadata, ...none]).end();
}
