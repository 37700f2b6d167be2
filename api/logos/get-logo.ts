import type { Handler } from "hono";
import { type AnswerForm, answerDocument } from "../http/answer-document.ts";
import type { ApiEnvironment } from "../http/api-environment.ts";
import { logoFormat, logoTypes } from "./logo-file.ts";
import type { PublishedLogos } from "./published-logos.ts";

/** What has this name has this content for ever. */
const cacheControl = "public, max-age=31536000, immutable";

/** A drawing that is opened by itself runs and loads nothing, whatever is in it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** `GET /logos/{name}`: a partner's logo that came as a file. Any site may show it, since the API may be elsewhere. */
export function getLogo(published: PublishedLogos): Handler<ApiEnvironment> {
  return async (c) => {
    const name = c.req.param("name") ?? "";
    const logo = await published.named(name);
    c.header("Content-Security-Policy", policy);
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    c.header("X-Content-Type-Options", "nosniff");
    const form: AnswerForm = { type: logoTypes[logoFormat(name) ?? "webp"], cacheControl };
    return answerDocument(c, logo, form);
  };
}
