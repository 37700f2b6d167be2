import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "hono";
import { isPartnerCategory, partnerCategories } from "../../catalogue/partner.ts";
import { chooseEncoding } from "../../http/content-encoding.ts";
import { type PreparedAnswer, type RawHeaders, sendPrepared } from "../../http/prepared-answer.ts";
import { sendProblem } from "../../http/problem.ts";
import { CodedError } from "../errors.ts";
import { answerDocument } from "../http/answer-document.ts";
import { problemOfError } from "../http/answer-problem.ts";
import type { ApiEnvironment, ApiOptions } from "../http/api-environment.ts";
import { createRequestLog } from "../http/log-requests.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { PartnersSnapshot } from "./partners-snapshot.ts";

/** @param always headers that every answer of the server carries; fulfilled when the answer is written, never rejected */
export type ListAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  always: RawHeaders,
) => void | Promise<void>;

/**
 * Answers `GET /partners` (clause A-1), and writes its line in the log: every partner by category, all four keys always
 * there. Every visitor of the Partners page asks for it, and it changes a few times a month: the answer is prepared, and
 * written straight to Node's response. The way through Hono takes five times the processor time.
 *
 * @param path the list's address
 */
export function createListAnswer(
  { log, clock, allowedOrigins }: Pick<ApiOptions, "log" | "clock" | "allowedOrigins">,
  path: string,
  snapshot: Pick<PartnersSnapshot, "all" | "allNow">,
): ListAnswer {
  const logRequest = createRequestLog(log);
  const origins = new Set(allowedOrigins);

  return (request, response, always) => {
    const { method = "", headers } = request;
    const requestId = requestIdOf(headers["x-request-id"]);
    const own = [...always, "X-Request-Id", requestId];
    if (headers.origin !== undefined && origins.has(headers.origin)) {
      own.push("Access-Control-Allow-Origin", headers.origin);
    }
    let began: number | undefined;
    const logStatus = (status: number) => {
      if (began !== undefined) logRequest({ requestId, method, path, status, durationMs: clock() - began });
    };
    const send = (answer: PreparedAnswer) => logStatus(sendPrepared(request, response, answer, own));
    const fail = (error: unknown) => {
      const problem = problemOfError(error, { requestId, path }, log);
      if (response.headersSent) return;
      sendProblem(response, problem, [...own, "Vary", "Origin"]);
      logStatus(problem.status);
    };
    try {
      began = clock();
      const encoding = chooseEncoding(headers["accept-encoding"]?.toString());
      const ready = snapshot.allNow()?.prepared(encoding);
      // Where nobody has to wait, nobody does.
      if (ready) return send(ready);
      return snapshot
        .all()
        .then(async ({ list, ageSeconds }) => {
          own.push(...ageHeader(ageSeconds));
          send(await list.prepare(encoding));
        })
        .catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** What tells caches, which count from it, and whoever looks, that a list is not the newest. */
function ageHeader(seconds: number | undefined): RawHeaders {
  return seconds === undefined ? [] : ["Age", String(seconds)];
}

/** `GET /partners/category/{category}`: the list of one category (clause A-2). */
export function getCategory(snapshot: PartnersSnapshot): Handler<ApiEnvironment> {
  return async (c) => {
    const category = c.req.param("category") ?? "";
    if (!isPartnerCategory(category)) {
      const known = partnerCategories.join(", ");
      throw new CodedError("category-unknown", `"${category}" is not a category: use one of ${known}`);
    }
    const { list, ageSeconds } = await snapshot.inCategory(category);
    const [name, age] = ageHeader(ageSeconds);
    if (name !== undefined) c.header(name, age);
    return answerDocument(c, list);
  };
}
