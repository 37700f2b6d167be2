import type { Handler } from "hono";
import { answerDocument } from "../http/answer-document.ts";
import type { ApiEnvironment } from "../http/api-environment.ts";
import type { PublishedPartners } from "./published-partners.ts";

/** `GET /partners`: every partner by category, all four keys always there (clause A-1). */
export function getPartners(published: PublishedPartners): Handler<ApiEnvironment> {
  return async (c) => answerDocument(c, await published.all());
}
