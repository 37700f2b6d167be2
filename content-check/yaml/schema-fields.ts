import { z } from "zod";
import type { FormHint } from "../../catalogue/content-field.ts";

/** Walks a schema the way a path walks content; these few functions are the only ones that know how Zod builds schemas. */

type Schema = z.core.$ZodType;

/** Fields by their names. */
export type Group = Record<string, unknown>;

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schema of the field at a path; undefined where the path leaves the schema. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>((current, key) => current && stepInto(bare(current), key), schema);
}

/** The schema inside `optional` and the like, and before a transform: what the file contains. */
export function bare(schema: Schema): Schema {
  const { def } = schema._zod;
  if ("innerType" in def) return bare(def.innerType as Schema);
  return def.type === "pipe" && "in" in def ? bare(def.in as Schema) : schema;
}

function stepInto(schema: Schema, key: PropertyKey): Schema | undefined {
  const fields = fieldsOf(schema) ?? {};
  // A field may be named as something that every object has, such as `constructor`.
  return elementOf(schema) ?? (Object.hasOwn(fields, key) ? fields[String(key)] : undefined);
}

/** Returns the schema of a list's elements; undefined if the schema is not a list. */
export function elementOf(schema: Schema): Schema | undefined {
  const { def } = schema._zod;
  return "element" in def ? (def.element as Schema) : undefined;
}

/** The fields of a group, or undefined where the schema is no group. */
export function fieldsOf(schema: Schema): Record<string, Schema> | undefined {
  const { def } = bare(schema)._zod;
  return "shape" in def ? (def.shape as Record<string, Schema>) : undefined;
}

/** A field that is neither a group nor a list, with its value. */
export type SchemaField = {
  schema: Schema;
  path: PropertyKey[];
  value: unknown;
  /** The group of fields that it belongs to. */
  group: Group;
};

/** Every field below a value that the value contains, in the order of the schema. */
export function fieldsBelow(
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
  group: Group = {},
): SchemaField[] {
  if (value === undefined || value === null) return [];
  const element = elementOf(bare(schema));
  if (element) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => fieldsBelow(element, entry, [...path, index], group));
  }
  const fields = fieldsOf(schema);
  if (!fields) return [{ schema, path, value, group }];
  const inner = value as Group;
  return Object.entries(fields).flatMap(([name, field]) => fieldsBelow(field, inner[name], [...path, name], inner));
}

/** Whether a field may be left out. */
export function isOptional(schema: Schema): boolean {
  return schema._zod.optin === "optional";
}

/** Whether one text belongs here. */
export function isText(schema: Schema): boolean {
  return bare(schema)._zod.def.type === "string";
}

/** Whether a text of several lines belongs here: its example has several. */
export function isLongText(schema: Schema): boolean {
  return isText(schema) && String(sampleOf(schema)).includes("\n");
}

/** Returns the metadata of a schema. Wrappers such as `optional` have the metadata of the schema inside. */
export function metaOf(schema: Schema): (z.core.GlobalMeta & FormHint) | undefined {
  const { def } = schema._zod;
  const inside = "innerType" in def ? def.innerType : "in" in def ? def.in : undefined;
  return z.globalRegistry.get(schema) ?? (inside ? metaOf(inside as Schema) : undefined);
}

/** A value that would be right here, made of the examples in the schema; undefined where it gives none. */
export function sampleOf(schema: Schema): unknown {
  const [example] = (metaOf(schema)?.examples as unknown[] | undefined) ?? [];
  if (example !== undefined) return example;
  const inside = bare(schema);
  const element = elementOf(inside);
  if (element) return [sampleOf(element)];
  const fields = fieldsOf(inside);
  if (fields) return sampleGroup(fields);
  return [...(inside._zod.values ?? [])][0];
}

function sampleGroup(fields: Record<string, Schema>): Record<string, unknown> {
  const needed = Object.entries(fields).filter(([, field]) => !isOptional(field));
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field) ?? "…"]));
}
