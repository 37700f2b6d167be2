import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import { z } from "zod/mini";
import { type ErrorCode, httpStatus } from "../errors.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** A failed request's answer: RFC 9457, `application/problem+json`. */
export const problemSchema = z.object({
  /** `about:blank`: the status says what kind of problem it is, and `code` says it more exactly. */
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int().check(z.gte(400), z.lte(599)),
  detail: z.optional(z.string()),
  instance: z.string(),
  code: z.string(),
  requestId: z.string(),
});

type Problem = z.infer<typeof problemSchema>;

/** Seconds after which a client may try again when the database did not answer. */
const retryAfterSeconds = "5";

/** @param detail what is wrong with this request and how to mend it; never anything secret */
export function answerProblem(c: Context<ApiEnvironment>, code: ErrorCode | "internal", detail?: string): Response {
  const status = code === "internal" ? 500 : httpStatus(code);
  const problem: Problem = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    ...(detail !== undefined && { detail }),
    instance: c.req.path,
    code,
    requestId: c.get("requestId"),
  };
  c.header("Cache-Control", "no-store");
  if (status === 503) c.header("Retry-After", retryAfterSeconds);
  return c.body(JSON.stringify(problem), status, { "Content-Type": "application/problem+json" });
}
