import { read } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import type { ContentEncoding } from "../api/http/choose-encoding.ts";
import { matchesEtag } from "../api/http/matches-etag.ts";
import { parseByteRange } from "./byte-range.ts";
import type { OpenFile, SiteFile } from "./open-site.ts";

const readBytes = promisify(read);

/** How many bytes of a file are in memory at once for each answer. */
const pieceLength = 64 * 1024;

/** A file in the form in which it is sent. */
type Sent = OpenFile & { encoding: ContentEncoding | undefined };

/**
 * Answers with a file, in whole, in part (206, 416) or not at all where the client has it (304); compressed where the
 * build did that and the client takes it.
 *
 * @param wanted the encoding that the client takes best
 * @throws Error when the answer stopped half-way: the connection is no longer good
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  site: SiteFile,
  wanted: ContentEncoding | undefined,
): Promise<void> {
  const file = chooseForm(site, wanted);
  const etag = etagOf(file);
  response.setHeader("ETag", etag);
  response.setHeader("Last-Modified", file.modified.toUTCString());
  response.setHeader("Vary", "Accept-Encoding");
  if (file.encoding) response.setHeader("Content-Encoding", file.encoding);
  if (response.statusCode === 200 && isFresh(request, etag, file.modified)) return endEmpty(response, 304);

  response.setHeader("Accept-Ranges", "bytes");
  const range = response.statusCode === 200 ? requestedRange(request, etag, file.size) : undefined;
  if (range === "unsatisfiable") {
    response.setHeader("Content-Range", `bytes */${file.size}`);
    return endEmpty(response, 416);
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  if (range) {
    response.statusCode = 206;
    response.setHeader("Content-Range", `bytes ${first}-${last}/${file.size}`);
  }
  response.setHeader("Content-Length", last - first + 1);
  if (request.method === "HEAD" || file.size === 0) return void response.end();
  await sendBytes(response, file, first, last);
  response.end();
}

function chooseForm(site: SiteFile, wanted: ContentEncoding | undefined): Sent {
  const compressed = wanted && site[wanted];
  return compressed ? { ...compressed, encoding: wanted } : { ...site.plain, encoding: undefined };
}

async function sendBytes(response: ServerResponse, file: OpenFile, first: number, last: number): Promise<void> {
  await pipeline(readPieces(file, first, last), response, { end: false });
}

/**
 * Not a stream of `node:fs`: that closes the file when the client goes away, and with it the file of everybody else.
 *
 * @throws Error when the file has become shorter: the client would wait for the missing bytes on a connection that
 *   looks sound, so the caller breaks it off
 */
async function* readPieces({ descriptor }: OpenFile, first: number, last: number): AsyncGenerator<Buffer> {
  for (let position = first; position <= last; ) {
    const piece = Buffer.allocUnsafe(Math.min(pieceLength, last - position + 1));
    const { bytesRead } = await readBytes(descriptor, piece, 0, piece.length, position);
    if (bytesRead === 0) throw new Error(`the file ended at ${position} of ${last + 1} bytes while it was sent`);
    yield piece.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** The encoding is part of it: a strong tag stands for the very bytes. */
function etagOf({ size, modified, encoding }: Sent): string {
  return `"${size.toString(36)}-${modified.getTime().toString(36)}${encoding ? `-${encoding}` : ""}"`;
}

function isFresh({ headers }: IncomingMessage, etag: string, modified: Date): boolean {
  if (headers["if-none-match"]) return matchesEtag(headers["if-none-match"], etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  // HTTP dates have whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

function requestedRange({ method, headers }: IncomingMessage, etag: string, size: number) {
  const changed = headers["if-range"] !== undefined && headers["if-range"] !== etag;
  return method === "GET" && !changed ? parseByteRange(headers.range, size) : undefined;
}

function endEmpty(response: ServerResponse, status: 304 | 416): void {
  response.statusCode = status;
  response.removeHeader("Content-Encoding");
  response.end();
}
