import type { ContentProblem } from "../content-error.ts";
import { type ContentField, problemsOf } from "../content-fields.ts";
import type { ReadSource } from "../content-source.ts";
import { nearestName } from "../nearest-name.ts";
import { repeated } from "./unique-checks.ts";

/** References to content that does not exist, and references that a list has twice. */
export function referenceChecks(fields: readonly ContentField[], source: ReadSource): ContentProblem[] {
  const references = fields.filter(({ hint }) => hint.refersTo !== undefined);
  const again = repeated(references, ({ file, name, value }) => [file, name, value].join("\n"));
  const twice = new Set(again.map(({ item }) => item));
  return problemsOf(references, (field) =>
    twice.has(field) ? "appears twice in this event — remove one of the two" : unknownReference(field, source),
  );
}

function unknownReference({ value, hint }: ContentField, source: ReadSource): string | undefined {
  const { refersTo: folder } = hint;
  if (folder === undefined) return undefined;
  if (folder === "phases") return unknownPhase(Number(value), source);
  const ids = source[folder].map(({ id }) => id);
  const id = String(value);
  if (ids.includes(id)) return undefined;
  const near = nearestName(id, ids);
  const correction = near ? `write \`${near}\`, or add that file` : "add that file, or correct the name";
  return `is ${id}, but there is no content/${folder}/${id}.yaml — ${correction}`;
}

function unknownPhase(phase: number, { phases }: ReadSource): string | undefined {
  const numbers = phases.flatMap(({ value }) => value?.number ?? []);
  // If a phase cannot be read, only that is reported: it may be the one that is meant.
  if (numbers.length === 0 || phases.some(({ value }) => value === undefined) || numbers.includes(phase))
    return undefined;
  const known = numbers.sort((a, b) => a - b).join(" or ");
  return `is ${phase}, which is not in content/phases/ — write ${known}, or add that phase there`;
}
