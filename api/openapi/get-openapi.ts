import type { Handler } from "hono";
import { createJsonDocument, type JsonDocument } from "../../http/encoded-document.ts";
import { answerDocument } from "../http/answer-document.ts";
import type { ApiEnvironment, ApiOptions } from "../http/api-environment.ts";

/** `GET /openapi.json`: the API's own description, made once. */
export function getOpenApi(describe: ApiOptions["describe"]): Handler<ApiEnvironment> {
  let document: JsonDocument | undefined;
  return async (c) => {
    document ??= createJsonDocument(await describe());
    return answerDocument(c, document);
  };
}
