import type { Context, Handler } from "hono";
import { type CompressedDocument, createCompressedDocument } from "../../http/compressed-document.ts";
import { matchesEtag } from "../../http/conditional-request.ts";
import { chooseEncoding } from "../../http/content-encoding.ts";
import { headersByName } from "../../http/prepared-answer.ts";
import { listCacheControl } from "../cache-times.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** A JSON answer. @param text JSON @param vary which headers of a request change it, where that is not the encoding alone */
export function createJsonDocument(text: string, vary?: string): CompressedDocument {
  return createCompressedDocument(Buffer.from(text), {
    type: "application/json",
    cacheControl: listCacheControl,
    ...(vary && { vary }),
  });
}

/** Answers through Hono with a document in the client's encoding, or 304 when the client's copy is still good. */
export async function answerDocument(c: Context<ApiEnvironment>, document: CompressedDocument): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("Accept-Encoding"));
  const { etag, metadata, whole, bytes } = await document.prepare(encoding);
  if (matchesEtag(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headersByName(metadata));
  return c.body(Uint8Array.from(bytes), 200, headersByName(whole));
}

/** Answers with JSON that is made when somebody first asks for it, and then stays. */
export function answerOnceMade(make: () => string | Promise<string>): Handler<ApiEnvironment> {
  let document: CompressedDocument | undefined;
  return async (c) => {
    document ??= createJsonDocument(await make());
    return answerDocument(c, document);
  };
}
