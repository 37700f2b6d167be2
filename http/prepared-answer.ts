import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified } from "./conditional-request.ts";
import { writeWhole } from "./write-whole.ts";

/** Headers as Node writes them quickest: name, value, name, value. Made once and never changed. */
export type RawHeaders = string[];

/** Headers as Node writes them, of headers by their names. */
export function rawHeaders(headers: Readonly<Record<string, string>>): RawHeaders {
  return Object.entries(headers).flat();
}

/** Headers by their names, of headers as Node writes them. */
export function headersByName(raw: RawHeaders): Record<string, string> {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : []));
  return Object.fromEntries(pairs);
}

/**
 * A representation (RFC 9110, 3.2): what stands at an address in one content encoding, with its headers made ready. They
 * are the same for everybody who is given it.
 */
export type Representation = {
  etag: string;
  /** Headers of every answer about it, also of one without its bytes (304, 416). */
  metadata: RawHeaders;
  /** All headers of the whole, `metadata` among them. */
  whole: RawHeaders;
};

/** An answer that only has to be written. */
export type PreparedAnswer = Representation & { bytes: Buffer };

/**
 * Writes a prepared answer, or 304 where the client has it already.
 *
 * @param own headers of this one answer
 * @returns its status
 */
export function sendPrepared(
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  own: RawHeaders,
): 200 | 304 {
  if (isNotModified(headers, answer)) {
    response.writeHead(304, own.concat(answer.metadata)).end();
    return 304;
  }
  writeWhole(response, answer, own);
  return 200;
}
