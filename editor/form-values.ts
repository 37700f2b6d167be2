import {
  allowedValues,
  elementOf,
  fieldsOf,
  type Group,
  isGroup,
  isOptional,
  metaOf,
  type Schema,
} from "../content-check/yaml/schema-fields.ts";
import { ownKeyPrefix } from "./sveltia-internals.ts";

/** Converts a file's value to the form's value: the number of a phase becomes text. Values that are not in the schema stay. */
export function formValue(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value;
  if (Array.isArray(value)) return value.map((entry) => formValue(elementOf(schema), entry));
  if (!isGroup(value)) return isPhaseNumber(schema) && typeof value === "number" ? String(value) : value;
  const fields = fieldsOf(schema) ?? {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, formValue(fields[name], field)]));
}

/**
 * Converts a form's value to the file's value. Values that are not in the schema stay, except the keys of Sveltia CMS.
 *
 * @returns undefined if the file needs no such field
 */
export function storedValue(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value;
  const element = elementOf(schema);
  if (isBlank(value)) return element && !isOptional(schema) ? [] : undefined;
  if (Array.isArray(value))
    return orNothing(
      schema,
      value.map((entry) => storedValue(element, entry)),
    );
  if (isGroup(value)) return orNothing(schema, storedGroup(fieldsOf(schema) ?? {}, value));
  if (isPhaseNumber(schema)) return Number(value);
  // An unchecked checkbox removes a field whose only valid value is `true`.
  const values = allowedValues(schema);
  return values?.includes(true) && !values.includes(value) ? undefined : value;
}

function storedGroup(fields: Record<string, Schema>, group: Group): Group {
  const names = new Set([
    ...Object.keys(fields),
    ...Object.keys(group).filter((name) => !name.startsWith(ownKeyPrefix)),
  ]);
  const stored = [...names].map((name) => [name, storedValue(fields[name], group[name])] as const);
  return Object.fromEntries(stored.filter(([, value]) => value !== undefined));
}

function orNothing(schema: Schema, value: object): unknown {
  return isOptional(schema) && Object.keys(value).length === 0 ? undefined : value;
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isPhaseNumber(schema: Schema): boolean {
  return metaOf(schema)?.refersTo === "phases";
}
