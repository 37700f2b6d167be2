import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentEncoding } from "./choose-encoding.ts";

/** Below this many bytes a compressed answer saves nothing: it fits one packet either way. */
const smallestCompressedBytes = 1024;

/** An answer's content, compressed at most once per encoding, however often it is asked for. */
export type EncodedDocument = {
  /** Weak, because one tag stands for the content in every encoding. */
  etag: string;
  /** The content's bytes as a client wants them: one and the same object as long as the document lives. */
  encode(wanted: ContentEncoding | undefined): Promise<EncodedBytes>;
};

/** The bytes of a document; `encoding` says how they are compressed, if at all. */
export type EncodedBytes = { bytes: Buffer<ArrayBuffer>; encoding?: ContentEncoding };

/** A JSON answer, serialised once. */
export type JsonDocument = EncodedDocument & { text: string };

/** @param text JSON */
export function createJsonDocument(text: string): JsonDocument {
  return { text, ...createEncodedDocument(Buffer.from(text), { isText: true }) };
}

/** @param options whether the content is text: anything else is compressed already */
export function createEncodedDocument(plain: Buffer<ArrayBuffer>, { isText }: { isText: boolean }): EncodedDocument {
  const uncompressed: EncodedBytes = { bytes: plain };
  const isCompressible = isText && plain.length >= smallestCompressedBytes;
  const compressed: Partial<Record<ContentEncoding, Promise<EncodedBytes>>> = {};
  return {
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    async encode(encoding) {
      if (!encoding || !isCompressible) return uncompressed;
      compressed[encoding] ??= compress[encoding](plain).then((bytes) => ({ bytes, encoding }));
      return compressed[encoding];
    },
  };
}

const compress = {
  // Quality 5 is the knee of the curve: a tenth of the time of the default 11 for some percent more bytes.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
