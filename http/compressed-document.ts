import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentEncoding } from "./content-encoding.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";

/** Below this many bytes a compressed answer saves nothing: it fits one packet either way. */
const smallestCompressedBytes = 1024;

/** The headers of a document that its maker chooses. */
export type DocumentHeaders = { type: string; cacheControl: string; vary?: string };

/** Content made by the program, compressed at most once per encoding, however often it is asked for. */
export type CompressedDocument = {
  /** The answer as a client wants it: one and the same object as long as the document lives. */
  prepare(wanted: ContentEncoding | undefined): Promise<PreparedAnswer>;
  /** The same, if it is ready: nobody has to wait then. */
  prepared(wanted: ContentEncoding | undefined): PreparedAnswer | undefined;
};

/** @param isText anything else is compressed already */
export function createCompressedDocument(
  plain: Buffer,
  { type, cacheControl, vary = "Accept-Encoding" }: DocumentHeaders,
  { isText = true }: { isText?: boolean } = {},
): CompressedDocument {
  // Weak, because one tag stands for the content in every encoding.
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const metadata = ["ETag", etag, "Cache-Control", cacheControl, "Vary", vary];
  const answerOf = (bytes: Buffer, encoding?: ContentEncoding): PreparedAnswer => {
    const encoded = encoding ? ["Content-Encoding", encoding] : [];
    const whole = [...metadata, ...encoded, "Content-Type", type, "Content-Length", String(bytes.length)];
    return { etag, metadata, whole, bytes };
  };
  const uncompressed = answerOf(plain);
  const begun: Partial<Record<ContentEncoding, Promise<PreparedAnswer>>> = {};
  const ready: Partial<Record<ContentEncoding, PreparedAnswer>> = {};
  const prepared = (encoding: ContentEncoding | undefined) =>
    !encoding || !isText || plain.length < smallestCompressedBytes ? uncompressed : ready[encoding];
  const make = async (encoding: ContentEncoding) => {
    ready[encoding] = answerOf(await compress[encoding](plain), encoding);
    return ready[encoding];
  };
  return {
    prepared,
    async prepare(encoding) {
      const known = prepared(encoding);
      if (known || !encoding) return known ?? uncompressed;
      begun[encoding] ??= make(encoding);
      return begun[encoding];
    },
  };
}

const compress = {
  // Quality 5 is the knee of the curve: a tenth of the time of the default 11 for some percent more bytes.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
