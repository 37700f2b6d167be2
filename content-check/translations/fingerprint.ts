import { createHash } from "node:crypto";
import type { z } from "zod";
import { bare, elementOf, fieldsOf, metaOf } from "../yaml/schema-fields.ts";

type Schema = z.core.$ZodType;
export type Group = Record<string, unknown>;

/** The words for visitors in a value of a content file: the value without all the rest. */
export function wordsIn(schema: Schema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const inside = bare(schema);
  const element = elementOf(inside);
  if (element) return Array.isArray(value) ? someOf(value.map((entry) => wordsIn(element, entry))) : undefined;
  const fields = fieldsOf(inside);
  if (!fields) return metaOf(schema)?.translated === true ? value : undefined;
  const words = Object.entries(fields).map(([name, field]) => [name, wordsIn(field, (value as Group)[name])] as const);
  const some = words.filter(([, inner]) => inner !== undefined);
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}

function someOf(list: unknown[]): unknown[] | undefined {
  return list.some((entry) => entry !== undefined) ? list : undefined;
}

/** A fingerprint of English words, field by field, so that what has changed since can be named. */
export function fingerprint(words: Group): string {
  const parts = Object.entries(words).map(([name, value]) => `${name}=${hashOf(value)}`);
  return parts.join(" ");
}

/** The fields of English words that are not as they were when the fingerprint was taken. */
export function changedSince(source: string, words: Group): string[] {
  const before = new Set(source.split(" "));
  return Object.entries(words).flatMap(([name, value]) => (before.has(`${name}=${hashOf(value)}`) ? [] : [name]));
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 6);
}
