import type { Context } from "hono";
import type { Logger } from "pino";
import { describeDatabaseFault } from "../database/database-fault.ts";
import { CodedError } from "../errors.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { answerProblem, isProblemCode } from "./problem.ts";

/**
 * Answers what a handler threw. An error nobody expected is logged under the request's id and answered without detail;
 * a database at fault is logged with its mend, which is the operator's and no visitor's business.
 */
export function answerError(c: Context<ApiEnvironment>, error: unknown, log: Logger): Response {
  if (!(error instanceof CodedError) || !isProblemCode(error.code)) {
    log.error({ requestId: c.get("requestId"), err: error }, "unexpected error");
    return answerProblem(c, "internal");
  }
  if (error.cause !== undefined) {
    const fault = describeDatabaseFault(error.cause);
    const line = fault ? `The database ${fault}` : error.message;
    log.error({ requestId: c.get("requestId"), err: error.cause }, line);
  }
  return answerProblem(c, error.code, error.message);
}
