import {
  bare,
  elementOf,
  fieldsOf,
  type Group,
  isGroup,
  isOptional,
  metaOf,
} from "../content-check/yaml/schema-fields.ts";

type Schema = Parameters<typeof bare>[0];

/**
 * The keys that Sveltia CMS gives to the entries of a form's lists, to tell them apart once one was added or moved. It removes them
 * when it saves, but not from what the preview and the `preSave` event get.
 */
const ownKeys = "__sc_";

/** A file's value as the form shows it: the number of a phase as text. What the schema does not know stays. */
export function formValue(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value;
  if (Array.isArray(value)) return value.map((entry) => formValue(elementOf(bare(schema)), entry));
  if (!isGroup(value)) return isPhaseNumber(schema) && typeof value === "number" ? String(value) : value;
  const fields = fieldsOf(schema) ?? {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, formValue(fields[name], field)]));
}

/**
 * A form's value as a file has it. What the schema does not know stays, apart from Sveltia's own keys.
 *
 * @returns undefined if the value is empty and may be left out
 */
export function storedValue(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value;
  const element = elementOf(bare(schema));
  if (isBlank(value)) return element && !isOptional(schema) ? [] : undefined;
  if (Array.isArray(value))
    return orNothing(
      schema,
      value.map((entry) => storedValue(element, entry)),
    );
  if (isGroup(value)) return orNothing(schema, storedGroup(fieldsOf(schema) ?? {}, value));
  if (isPhaseNumber(schema)) return Number(value);
  // A box without its tick leaves the line out if only `true` may be written there.
  const { values } = bare(schema)._zod;
  return values?.has(true) && !values.has(value as boolean) ? undefined : value;
}

function storedGroup(fields: Record<string, Schema>, group: Group): Group {
  const names = new Set([...Object.keys(fields), ...Object.keys(group).filter((name) => !name.startsWith(ownKeys))]);
  const stored = [...names].map((name) => [name, storedValue(fields[name], group[name])] as const);
  return Object.fromEntries(stored.filter(([, value]) => value !== undefined));
}

function orNothing(schema: Schema, value: object): unknown {
  return isOptional(schema) && Object.keys(value).length === 0 ? undefined : value;
}

/** Whether a field is empty. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isPhaseNumber(schema: Schema): boolean {
  return metaOf(schema)?.refersTo === "phases";
}
