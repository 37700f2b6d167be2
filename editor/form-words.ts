import { contentFileKinds, contentKinds } from "../catalogue/content-kinds.ts";
import type { ContentProblem } from "../content-check/content-error.ts";
import { bare, elementOf, fieldsOf, metaOf } from "../content-check/yaml/schema-fields.ts";
import { labelOf } from "./form-fields.ts";
import type { Conflict } from "./merge-texts.ts";

type Schema = Parameters<typeof bare>[0];

/** The labels of the forms' fields by the fields' names in files. */
const labels = new Map(contentKinds.flatMap((kind) => labelsIn(contentFileKinds[kind].schema)));

function labelsIn(schema: Schema): (readonly [string, string])[] {
  const fields = Object.entries(fieldsOf(elementOf(bare(schema)) ?? schema) ?? {});
  return fields.flatMap(([name, field]) => [
    [name, metaOf(field)?.label ?? labelOf(name)] as const,
    ...labelsIn(field),
  ]);
}

/** The label of a field in the forms: `venueAddress` is Venue address. */
export function fieldLabel(name: string): string {
  return labels.get(name) ?? name;
}

/** Whether the forms have a field of a mistake; an unknown line of a file has none. */
export function isInForms(field: string): boolean {
  return field.split(": ").some((name) => labels.has(name));
}

/** A mistake or a note in the words of the forms: the content check names fields as files do, such as `venue: to be announced`. */
export function inFormWords({ field, message }: Pick<ContentProblem, "field" | "message">): string {
  const place = field.replace(/(?<=^|: )\w+/g, fieldLabel);
  const text = message
    .replaceAll(/`(\w+):([^`]*)`/g, (code, name, value) => (labels.has(name) ? `“${fieldLabel(name)}:${value}”` : code))
    .replaceAll(/content\/([a-z-]+)\.yaml/g, (file, kind) => (kind in contentFileKinds ? `“${labelOf(kind)}”` : file))
    .replaceAll("remove the line", "empty the field");
  return [place, text].filter(Boolean).join(" — ");
}

/**
 * Both values of a field that two people have changed.
 *
 * @param place where the other person's value is
 */
export function inBothWords({ field, isEntry, mine, theirs }: Conflict, place: string): string {
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
