import { z } from "zod";
import type { FormHint } from "../../catalogue/content-field.ts";

/*
 * These functions find the schema of a field by its path in the content. No other code depends on the structure of Zod's schemas.
 */

/** The schema of a content file, or of a field at any depth in it. */
export type Schema = z.core.$ZodType;

/** Fields by their names. */
export type Group = Record<string, unknown>;

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the schema of the field at a path; undefined if the schema has no such field. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>((current, key) => current && stepInto(current, key), schema);
}

/** Returns the schema of the value in the file: without `optional` and similar wrappers, and before a transform. */
export function bare(schema: Schema): Schema {
  const { def } = schema._zod;
  if ("innerType" in def) return bare(def.innerType as Schema);
  return def.type === "pipe" && "in" in def ? bare(def.in as Schema) : schema;
}

function stepInto(schema: Schema, key: PropertyKey): Schema | undefined {
  const fields = fieldsOf(schema) ?? {};
  // A field may have the name of an inherited property, such as `constructor`.
  return elementOf(schema) ?? (Object.hasOwn(fields, key) ? fields[String(key)] : undefined);
}

/** Returns the schema of a list's elements; undefined if the schema is not a list. */
export function elementOf(schema: Schema): Schema | undefined {
  const { def } = bare(schema)._zod;
  return "element" in def ? (def.element as Schema) : undefined;
}

/** Returns the fields of a group; undefined if the schema is not a group. */
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

/** Returns all fields that a value contains, at any depth, in the order of the schema. */
export function fieldsBelow(
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
  group: Group = {},
): SchemaField[] {
  if (value === undefined || value === null) return [];
  const element = elementOf(schema);
  if (element) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => fieldsBelow(element, entry, [...path, index], group));
  }
  const fields = fieldsOf(schema);
  if (!fields) return [{ schema, path, value, group }];
  const inner = value as Group;
  return Object.entries(fields).flatMap(([name, field]) => fieldsBelow(field, inner[name], [...path, name], inner));
}

/** Whether a field may be left out, and then has no value. A field with a default always has one. */
export function isOptional(schema: Schema): boolean {
  const { success, data } = z.safeParse(schema, undefined);
  return success && data === undefined;
}

/** Returns the values that a choice or a literal allows; undefined for other schemas. */
export function allowedValues(schema: Schema): unknown[] | undefined {
  const inner = bare(schema);
  if (inner instanceof z.ZodEnum) return inner.options;
  return inner instanceof z.ZodLiteral ? [...inner.values] : undefined;
}

/** Whether the value is a text. */
export function isText(schema: Schema): boolean {
  return bare(schema)._zod.def.type === "string";
}

/** Whether the value is a text with several lines, as its example is. */
export function isLongText(schema: Schema): boolean {
  return isText(schema) && String(sampleOf(schema)).includes("\n");
}

/** Returns the metadata of a schema. Wrappers such as `optional` have the metadata of the schema inside. */
export function metaOf(schema: Schema): (z.core.GlobalMeta & FormHint) | undefined {
  const { def } = schema._zod;
  const inside = "innerType" in def ? def.innerType : "in" in def ? def.in : undefined;
  return z.globalRegistry.get(schema) ?? (inside ? metaOf(inside as Schema) : undefined);
}

/** Returns a valid value, made from the examples in the schema; undefined if the schema has none. */
export function sampleOf(schema: Schema): unknown {
  const [example] = (metaOf(schema)?.examples as unknown[] | undefined) ?? [];
  if (example !== undefined) return example;
  const element = elementOf(schema);
  if (element) return [sampleOf(element)];
  const fields = fieldsOf(schema);
  if (fields) return sampleGroup(fields);
  return allowedValues(schema)?.[0];
}

function sampleGroup(fields: Record<string, Schema>): Group {
  const needed = Object.entries(fields).filter(([, field]) => !isOptional(field));
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field) ?? "…"]));
}
