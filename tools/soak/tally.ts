import type { WireAnswer } from "./answer-reader.ts";

/** What may happen to requests at the moment because of a fault that was made on purpose. */
export type Excuse = "none" | "unavailable" | "restarting";

/** Counts of one kind of client. */
export type Counts = { sent: number; byClass: number[]; excused: number; failed: number };

/** An answer, that none came, or that it broke off. */
type Answered = WireAnswer | "none" | "cut off";

const mostExamples = 10;

/** Counts answers, and keeps the first of those that should not have been. */
export function createTally() {
  const kinds = new Map<string, Counts>();
  const examples: string[] = [];
  let excuse: Excuse = "none";
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? { sent: 0, byClass: [0, 0, 0, 0, 0, 0], excused: 0, failed: 0 };
    kinds.set(kind, counts);
    return counts;
  };
  const fail = (counts: Counts, what: string) => {
    counts.failed += 1;
    if (examples.length < mostExamples) examples.push(what);
  };
  return {
    kinds,
    examples,
    /** What is excused from now on. */
    excuse: (now: Excuse) => {
      excuse = now;
    },
    /** A request without an answer, whose client did not wait for one. */
    left: (kind: string) => {
      countsOf(kind).sent += 1;
    },
    /** @param fault what is wrong with the answer, if anything */
    add: (kind: string, request: string, answer: Answered, fault: string | undefined) => {
      const counts = countsOf(kind);
      counts.sent += 1;
      const status = typeof answer === "string" ? 0 : answer.status;
      const group = Math.floor(status / 100);
      counts.byClass[group] = (counts.byClass[group] ?? 0) + 1;
      if (isExcused(answer, excuse)) counts.excused += 1;
      else if (typeof answer === "string" || fault !== undefined) {
        fail(
          counts,
          `${kind}: ${JSON.stringify(request.slice(0, 200))} got ${status || "no whole answer"}: ${fault ?? answer}`,
        );
      }
    },
    /** Something else that went wrong. */
    blame: (what: string) => fail(countsOf("faults"), what),
  };
}

export type Tally = ReturnType<typeof createTally>;

function isExcused(answer: Answered, excuse: Excuse): boolean {
  if (typeof answer === "string") return answer === "none" && excuse === "restarting";
  return excuse === "unavailable" && isProblemOf503(answer);
}

/** What the API has to say while its database does not answer. */
function isProblemOf503({ status, headers, body }: WireAnswer): boolean {
  return (
    status === 503 &&
    headers["content-type"] === "application/problem+json" &&
    headers["retry-after"] !== undefined &&
    (body.length === 0 || JSON.parse(body.toString()).code === "database-unavailable")
  );
}
