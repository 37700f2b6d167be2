import type { Context } from "hono";
import { chooseEncoding } from "../../http/choose-encoding.ts";
import type { EncodedDocument } from "../../http/encoded-document.ts";
import { matchesEtag } from "../../http/matches-etag.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** Partners change a few times a month: a minute without asking, then ten in which an old answer may show once more. */
const documentCacheControl = "public, max-age=60, stale-while-revalidate=600";

/** What a document is, and how long it stays good. */
export type AnswerForm = { type: string; cacheControl: string };

const jsonForm: AnswerForm = { type: "application/json", cacheControl: documentCacheControl };

/** Answers with a document in the client's encoding, or 304 when the client's copy is still good. */
export async function answerDocument(
  c: Context<ApiEnvironment>,
  document: EncodedDocument,
  { type, cacheControl }: AnswerForm = jsonForm,
): Promise<Response> {
  c.header("ETag", document.etag);
  c.header("Cache-Control", cacheControl);
  c.header("Vary", "Accept-Encoding");
  if (matchesEtag(c.req.header("If-None-Match"), document.etag)) return c.body(null, 304);
  const { bytes, encoding } = await document.encode(chooseEncoding(c.req.header("Accept-Encoding")));
  if (encoding) c.header("Content-Encoding", encoding);
  c.header("Content-Type", type);
  c.header("Content-Length", String(bytes.length));
  return c.body(bytes);
}
