import { nearestName } from "../../catalogue/compare-names.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import { type ContentField, problemsOf } from "../content-fields.ts";
import type { ContentSource, ReadSource } from "../content-source.ts";
import { repeated } from "./unique-checks.ts";

type FileReference = "speakers" | "sponsors";

/** References to content that does not exist, and references that a list has twice. */
export function referenceChecks(fields: readonly ContentField[], source: ContentSource): ContentProblem[] {
  const references = fields.filter(({ hint }) => hint.refersTo !== undefined);
  const again = repeated(references, ({ file, name, value }) => [file, name, value].join("\n"));
  const twice = new Set(again.map(({ item }) => item));
  return problemsOf(references, (field) =>
    twice.has(field) ? "appears twice in this event — remove one of the two" : unknownReference(field, source),
  );
}

function unknownReference({ value, hint }: ContentField, source: ContentSource): string | undefined {
  if (hint.refersTo === "phases") return unknownPhase(Number(value), source);
  const folder: FileReference = hint.refersTo ?? "speakers";
  const ids = source[folder].map(({ id }) => id);
  const id = String(value);
  if (ids.includes(id)) return undefined;
  const near = nearestName(id, ids);
  const correction = near ? `write \`${near}\`, or add that file` : "add that file, or correct the name";
  return `is ${id}, but there is no content/${folder}/${id}.yaml — ${correction}`;
}

function unknownPhase(phase: number, { phases }: ContentSource): string | undefined {
  const numbers = phases.flatMap(({ valid = [] }) => valid.flatMap((entry) => entry?.number ?? []));
  // If the list cannot be read, only that is reported.
  if (numbers.length === 0 || numbers.includes(phase)) return undefined;
  const known = numbers.sort((a, b) => a - b).join(" or ");
  return `is ${phase}, which is not in content/phases.yaml — write ${known}, or add that phase there`;
}

/** Files of speakers and sponsors to which nothing refers. */
export function referenceNotes(fields: readonly ContentField[], source: ReadSource): ContentProblem[] {
  const lines = { speakers: (id: string) => `- ${id}`, sponsors: (id: string) => `- sponsor: ${id}` };
  return (["speakers", "sponsors"] as const).flatMap((kind) => {
    const named = new Set(fields.filter(({ hint }) => hint.refersTo === kind).map(({ value }) => value));
    return source[kind]
      .filter(({ id }) => !named.has(id))
      .map(({ id, file }) =>
        fileProblem(
          file,
          `no event names it — add \`${lines[kind](id)}\` below \`${kind}:\` of an event, or remove the file`,
        ),
      );
  });
}
