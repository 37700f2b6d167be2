import type { WireAnswer } from "./answer-reader.ts";
import type { Memory } from "./report-memory.ts";

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

const megabyte = 1024 * 1024;

/**
 * How much more memory the server may have at the end than when it had warmed up, in megabytes. What is kept after a
 * forced collection shows a leak at once. All that the process has goes up and down with what is asked of it, and the
 * system gets it back when the engine likes: its bound is for what the engine does not count.
 */
export const mostGrowth = { kept: 4, resident: 160 } as const;

export type MemorySamples = { start: Memory; warm: Memory; end: Memory; most: Memory };

/** By how many megabytes each measure has grown since the server had warmed up. */
export function growthOf({ warm, end }: MemorySamples) {
  return { kept: (end.kept - warm.kept) / megabyte, resident: (end.resident - warm.resident) / megabyte };
}

/** The table that a soak ends with. */
export function reportText(tally: Tally, memory: MemorySamples, made: ReadonlyMap<string, number>): string {
  const head = ["", "sent", "2xx", "3xx", "4xx", "5xx", "excused", "failed"];
  const rows = [...tally.kinds].map(([kind, { sent, byClass, excused, failed }]) => [
    kind,
    ...[sent, ...byClass.slice(2), excused, failed].map(String),
  ]);
  const sizes = (name: keyof Memory) => {
    const of = (one: Memory) => `${(one[name] / megabyte).toFixed(1)} MB`;
    const growth = growthOf(memory)[name];
    return `start ${of(memory.start)}, warm ${of(memory.warm)}, most ${of(memory.most)}, end ${of(memory.end)}: ${growth.toFixed(1)} MB more since it was warm, at most ${mostGrowth[name]} MB allowed`;
  };
  return [
    "",
    ...[head, ...rows].map((row) =>
      row.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(9))).join(""),
    ),
    "",
    `Faults made on purpose: ${[...made].map(([name, count]) => `${name} ×${count}`).join(", ")}`,
    `Memory kept after a collection: ${sizes("kept")}`,
    `Memory of the process: ${sizes("resident")}`,
    ...tally.examples.map((example) => `FAILED ${example}`),
  ].join("\n");
}
