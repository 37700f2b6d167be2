import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

/** Mistakes of the list of phases that no entry shows by itself, and of events that none of them takes. */
export function phaseChecks(source: ContentSource): ContentProblem[] {
  return [...listChecks(source), ...eventPhaseChecks(source)];
}

/** Two phases of one number would share their addresses, and of two live ones nobody knows which to show. */
function listChecks({ phases }: ContentSource): ContentProblem[] {
  return phases.flatMap(({ valid = [], problem }) => {
    const numbers = valid.map((entry) => entry?.number);
    const live = valid.find((entry) => entry?.state === "live");
    return valid.flatMap((entry, index) => [
      ...(entry?.number !== undefined && numbers.indexOf(entry.number) < index
        ? [problem([index, "number"], `is ${entry.number}, as in an entry before — give each phase its own`)]
        : []),
      ...(entry?.state === "live" && entry !== live
        ? [
            problem(
              [index, "state"],
              `is live, and so is ${live?.name ?? "an entry before"} — write \`state: concluded\` for the one that is over, or \`state: ahead\` for the one that has yet to begin`,
            ),
          ]
        : []),
    ]);
  });
}

function eventPhaseChecks({ phases, events }: ContentSource): ContentProblem[] {
  const numbers = phases.flatMap(({ valid = [] }) => valid.flatMap((entry) => entry?.number ?? []));
  // Where the list itself cannot be read, that alone is the mistake.
  if (numbers.length === 0) return [];
  const known = numbers.sort((a, b) => a - b).join(" or ");
  return events.flatMap(({ valid, problem }) =>
    valid?.phase === undefined || numbers.includes(valid.phase)
      ? []
      : [
          problem(
            ["phase"],
            `is ${valid.phase}, which content/phases.yaml does not have — write ${known}, or add that phase there`,
          ),
        ],
  );
}
