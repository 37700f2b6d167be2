import type { Context } from "hono";
import type { Logger } from "pino";
import { CodedError } from "../errors.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { answerProblem, isProblemCode } from "./problem.ts";

/** Answers what a handler threw. An error nobody expected is logged under the request's id and answered without detail. */
export function answerError(c: Context<ApiEnvironment>, error: unknown, log: Logger): Response {
  if (!(error instanceof CodedError) || !isProblemCode(error.code)) {
    log.error({ requestId: c.get("requestId"), err: error }, "unexpected error");
    return answerProblem(c, "internal");
  }
  if (error.cause !== undefined) log.error({ requestId: c.get("requestId"), err: error.cause }, error.message);
  return answerProblem(c, error.code, error.message);
}
