import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { parseByteRange } from "../http/byte-range.ts";
import { matchesEtag } from "../http/matches-etag.ts";
import type { FileForm } from "./file-form.ts";
import type { HotFiles } from "./hot-files.ts";
import { hotLimits } from "./limits.ts";
import { readPieces } from "./read-bytes.ts";

/** A file to answer with. */
type Sending = {
  form: FileForm;
  hot: HotFiles;
  /** 404 for the crash screen: that is never answered with 304 or a part, since its status would be lost. */
  status?: 200 | 404;
};

/**
 * Answers with a file, in whole, in part (206, 416) or not at all where the client has it (304).
 *
 * @throws Error when the answer stopped half-way: the connection is no longer good
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { form, hot, status = 200 }: Sending,
): Promise<void> {
  if (status === 200) {
    const { headers } = request;
    if (isFresh(headers, form)) return void response.writeHead(304, form.said).end();
    if (headers.range !== undefined && request.method === "GET" && isUnchanged(headers, form)) {
      const range = parseByteRange(headers.range, form.file.size);
      if (range === "unsatisfiable") return refuseRange(response, form);
      if (range) return sendPart(response, form, range);
    }
  }
  await sendWhole(request, response, { form, hot, status });
}

async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { form, hot, status }: Required<Sending>,
): Promise<void> {
  const { file, whole } = form;
  if (request.method === "HEAD" || file.size === 0) return void response.writeHead(status, whole).end();
  if (file.size <= hotLimits.largest) {
    const bytes = hot.get(file) ?? (await hot.load(file));
    return void response.writeHead(status, whole).end(bytes);
  }
  response.writeHead(status, whole);
  await sendPieces(response, readPieces(file, 0, file.size - 1));
}

async function sendPart(
  response: ServerResponse,
  { file, said, encoded }: FileForm,
  { first, last }: { first: number; last: number },
): Promise<void> {
  const part = ["Content-Range", `bytes ${first}-${last}/${file.size}`, "Content-Length", String(last - first + 1)];
  response.writeHead(206, [...said, ...encoded, "Accept-Ranges", "bytes", ...part]);
  await sendPieces(response, readPieces(file, first, last));
}

async function sendPieces(response: ServerResponse, pieces: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(pieces, response, { end: false });
  response.end();
}

function refuseRange(response: ServerResponse, { file, said }: FileForm): void {
  const none = ["Accept-Ranges", "bytes", "Content-Range", `bytes */${file.size}`, "Content-Length", "0"];
  response.writeHead(416, [...said, ...none]).end();
}

function isFresh(headers: IncomingMessage["headers"], { etag, file: { modified } }: FileForm): boolean {
  if (headers["if-none-match"]) return matchesEtag(headers["if-none-match"], etag);
  if (headers["if-modified-since"] === undefined) return false;
  // HTTP dates have whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(headers["if-modified-since"]);
}

/** Whether a part may be added to the parts that the client has. */
function isUnchanged(headers: IncomingMessage["headers"], { etag }: FileForm): boolean {
  return headers["if-range"] === undefined || headers["if-range"] === etag;
}
