import { contentFileKinds, contentKinds } from "../catalogue/content-kinds.ts";
import type { ContentProblem } from "../content-check/content-error.ts";
import { elementOf, fieldsOf, metaOf, type Schema } from "../content-check/yaml/schema-fields.ts";
import { labelOf } from "./form-fields.ts";
import type { Conflict } from "./merge-texts.ts";

/** The labels of all forms' fields, by the names of the fields in files. */
const labels = new Map(contentKinds.flatMap((kind) => labelsIn(contentFileKinds[kind].schema)));

function labelsIn(schema: Schema): (readonly [string, string])[] {
  const fields = Object.entries(fieldsOf(elementOf(schema) ?? schema) ?? {});
  return fields.flatMap(([name, field]) => [
    [name, metaOf(field)?.label ?? labelOf(name)] as const,
    ...labelsIn(field),
  ]);
}

/** Returns the label of a field in the forms: `Venue address` for `venueAddress`. */
export function fieldLabel(name: string): string {
  return labels.get(name) ?? name;
}

/** Whether a form has the field of a mistake. An unknown field of a file is in no form. */
export function isInForms(field: string): boolean {
  return field.split(": ").some((name) => labels.has(name));
}

/**
 * Returns a mistake or a note with the labels of the forms. The content check uses the names in files, such as `venueAddress`.
 */
export function inFormWords({ field, message }: Pick<ContentProblem, "field" | "message">): string {
  const place = field.replace(/(?<=^|: )\w+/g, fieldLabel);
  const text = message
    .replaceAll(/`(\w+):([^`]*)`/g, (code, name, value) => (labels.has(name) ? `“${fieldLabel(name)}:${value}”` : code))
    .replaceAll(/content\/([a-z-]+)\.yaml/g, (file, kind) => (kind in contentFileKinds ? `“${labelOf(kind)}”` : file))
    .replaceAll("remove the line", "empty the field");
  return [place, text].filter(Boolean).join(" — ");
}

/**
 * Returns a sentence with both values of a conflict.
 *
 * @param place where the other person's value is, such as `in the file now`
 */
export function conflictSentence({ field, isEntry, mine, theirs }: Conflict, place: string): string {
  return `${isEntry ? field : fieldLabel(field)} — yours: ${shown(mine)}, ${place}: ${shown(theirs)}.`;
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `“${value.trim()}”`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, field]) => `${fieldLabel(name)} ${shown(field)}`)
    .join(", ");
}
