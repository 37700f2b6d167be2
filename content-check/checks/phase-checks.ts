import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

/** Mistakes in the list of phases that no entry shows by itself, and references to phases that do not exist. */
export function phaseChecks(source: ContentSource): ContentProblem[] {
  return [...listChecks(source), ...namedPhaseChecks(source)];
}

/** Two phases of one number would share a URL, and of two live ones the site could show only one. */
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
              `is live, and so is ${live?.name ?? "an entry before"} — write \`state: concluded\` for the one that is over, or \`state: ahead\` for the one that has not begun`,
            ),
          ]
        : []),
    ]);
  });
}

function namedPhaseChecks({ phases, events, site }: ContentSource): ContentProblem[] {
  const numbers = phases.flatMap(({ valid = [] }) => valid.flatMap((entry) => entry?.number ?? []));
  // If the list itself cannot be read, that alone is the mistake.
  if (numbers.length === 0) return [];
  const known = numbers.sort((a, b) => a - b).join(" or ");
  const unknown = (phase: number) =>
    `is ${phase}, which is not in content/phases.yaml — write ${known}, or add that phase there`;
  const check = (phase: number | undefined, mistake: (message: string) => ContentProblem) =>
    phase === undefined || numbers.includes(phase) ? [] : [mistake(unknown(phase))];
  return [
    ...events.flatMap(({ valid, problem }) => check(valid?.phase, (message) => problem(["phase"], message))),
    ...site.flatMap(({ valid, problem }) =>
      check(valid?.aftermoviePhase, (message) => problem(["aftermoviePhase"], message)),
    ),
  ];
}
