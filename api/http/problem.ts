import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import { z } from "zod/mini";
import type { ErrorCode } from "../errors.ts";
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

export type Problem = z.infer<typeof problemSchema>;

/** Seconds after which a client may try again when the database did not answer. */
const retryAfterSeconds = "5";

/** The HTTP status of each failure that a request can meet; the others are the command line's. */
const statuses = {
  "address-unknown": 404,
  "category-unknown": 404,
  "logo-unknown": 404,
  "method-not-allowed": 405,
  internal: 500,
  "database-unavailable": 503,
} as const satisfies { [code in ErrorCode | "internal"]?: number };

export type ProblemCode = keyof typeof statuses;

/** Whether a failure is one that the API answers in words of its own. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(statuses, code);
}

/** @param detail what is wrong with this request and how to mend it; never anything secret */
export function answerProblem(c: Context<ApiEnvironment>, code: ProblemCode, detail?: string): Response {
  const status = statuses[code];
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
