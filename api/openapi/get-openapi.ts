import type { Handler } from "hono";
import { answerDocument } from "../http/answer-document.ts";
import type { ApiEnvironment } from "../http/api-environment.ts";
import { createJsonDocument } from "../http/encoded-document.ts";
import { createOpenApiDocument } from "./openapi-document.ts";

/** `GET /openapi.json`: the API's own description, made once. */
export function getOpenApi(basePath: string): Handler<ApiEnvironment> {
  const document = createJsonDocument(JSON.stringify(createOpenApiDocument(basePath)));
  return async (c) => answerDocument(c, document);
}
