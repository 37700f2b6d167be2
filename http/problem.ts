import { type ServerResponse, STATUS_CODES } from "node:http";
import { z } from "zod/mini";
import { type RawHeaders, rawHeaders } from "./prepared-answer.ts";

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

/** @param own `detail`: what is wrong with this request and how to mend it; never anything secret */
export function createProblem(own: Omit<Problem, "type" | "title">): Problem {
  const { status, detail, instance, code, requestId } = own;
  const title = STATUS_CODES[status] ?? "Error";
  return { type: "about:blank", title, status, ...(detail !== undefined && { detail }), instance, code, requestId };
}

/** The headers of a problem's answer, but for its length. */
export function problemHeaders({ status }: Problem): Record<string, string> {
  return {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...(status === 503 && { "Retry-After": retryAfterSeconds }),
  };
}

/** Answers with a problem. @param own further headers */
export function sendProblem(response: ServerResponse, problem: Problem, own: RawHeaders): void {
  const bytes = Buffer.from(JSON.stringify(problem));
  const length = ["Content-Length", String(bytes.length)];
  response.writeHead(problem.status, [...own, ...rawHeaders(problemHeaders(problem)), ...length]).end(bytes);
}
