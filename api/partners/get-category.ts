import type { Handler } from "hono";
import { isPartnerCategory, partnerCategories } from "../../catalogue/partner.ts";
import { CodedError } from "../errors.ts";
import { answerDocument } from "../http/answer-document.ts";
import type { ApiEnvironment } from "../http/api-environment.ts";
import type { PublishedPartners } from "./published-partners.ts";

/** `GET /partners/category/{category}`: the list of one category (clause A-2). */
export function getCategory(published: PublishedPartners): Handler<ApiEnvironment> {
  return async (c) => {
    const category = c.req.param("category") ?? "";
    if (!isPartnerCategory(category)) {
      const known = partnerCategories.join(", ");
      throw new CodedError("category-unknown", `"${category}" is not a category: use one of ${known}`);
    }
    return answerDocument(c, await published.inCategory(category));
  };
}
