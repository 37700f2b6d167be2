import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { createProblem, type Problem, problemHeaders } from "../../http/problem.ts";
import { describeDatabaseFault } from "../database/database-fault.ts";
import { CodedError, type ErrorCode } from "../errors.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** The HTTP status of each failure that a request can meet; the others are the command line's. */
const statuses = {
  "address-unknown": 404,
  "category-unknown": 404,
  "logo-unknown": 404,
  "method-not-allowed": 405,
  internal: 500,
  "database-unavailable": 503,
} as const satisfies { [code in ErrorCode | "internal"]?: ContentfulStatusCode };

type ProblemCode = keyof typeof statuses;

/** The request that a problem is about: its name in the log, and the path of its address. */
type Asked = { requestId: string; path: string };

/**
 * The problem to answer with for what was thrown. An error nobody expected is logged under the request's id and answered
 * without detail; a database at fault is logged with its mend, which is the operator's and no visitor's business.
 */
export function problemOfError(error: unknown, { requestId, path }: Asked, log: Logger): Problem {
  if (!(error instanceof CodedError) || !isProblemCode(error.code)) {
    log.error({ requestId, err: error }, "unexpected error");
    return createProblem({ status: statuses.internal, code: "internal", instance: path, requestId });
  }
  if (error.cause !== undefined) {
    const fault = describeDatabaseFault(error.cause);
    log.error({ requestId, err: error.cause }, fault ? `The database ${fault}` : error.message);
  }
  const { code, message: detail } = error;
  return createProblem({ status: statuses[code], code, detail, instance: path, requestId });
}

/** Whether a failure is one that the API answers in words of its own. */
function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(statuses, code);
}

/** Answers a request to Hono that failed: with what a handler threw, or what is to be said where there is no handler. */
export function answerError(c: Context<ApiEnvironment>, error: unknown, log: Logger): Response {
  const problem = problemOfError(error, { requestId: c.get("requestId"), path: c.req.path }, log);
  return c.body(JSON.stringify(problem), problem.status as ContentfulStatusCode, problemHeaders(problem));
}
