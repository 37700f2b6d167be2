import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdOf } from "../api/http/request-id.ts";
import type { RawHeaders } from "../http/prepared-answer.ts";
import { createProblem, sendProblem } from "../http/problem.ts";
import { answerText } from "./static/answer-text.ts";

/** What is refused before anybody looks for what was asked. */
const refusals = {
  "two-hosts": { status: 400, code: "request-invalid", detail: "A request has one Host header." },
  expectation: { status: 417, code: "request-invalid", detail: "Only Expect: 100-continue can be met." },
  overloaded: {
    status: 503,
    code: "overloaded",
    detail: "Too many requests at once from this address: try again soon.",
  },
} as const;

export type Refusal = keyof typeof refusals;

type Options = {
  refusal: Refusal;
  /** Where the API is mounted, if it was the API that was asked. */
  instance: string | undefined;
  /** Headers that every answer of the server carries. */
  always: RawHeaders;
};

/** Answers a request that is refused: with a problem where it was for the API, else in words. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { refusal, instance, always }: Options,
): void {
  const { status, code, detail } = refusals[refusal];
  if (instance === undefined) {
    const again = status === 503 ? ["Retry-After", "5"] : [];
    answerText(response, status, detail, [...always, "Cache-Control", "no-store", ...again]);
  } else {
    const requestId = requestIdOf(request.headers["x-request-id"]);
    const problem = createProblem({ status, detail, instance, code, requestId });
    sendProblem(response, problem, [...always, "X-Request-Id", requestId]);
  }
}
