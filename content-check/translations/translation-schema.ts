import { z } from "zod";
import { translationFields } from "../../catalogue/translation.ts";
import { contentFileKinds } from "../content-source.ts";
import { bare, elementOf, fieldsOf, metaOf } from "../yaml/schema-fields.ts";

type Schema = z.core.$ZodType;

/** The kinds of content file that may have translated files beside them. */
export type TranslatedKind = "site" | "landing" | "partnersPage" | "phases" | "events" | "speakers" | "supporters";

/** The schema of each kind's translated files, made from the English one: only its words for visitors, none of them needed. */
export const translationSchemas = new Map(
  Object.entries(contentFileKinds).flatMap(([kind, { schema }]) => {
    const translated = translationSchema(schema);
    return translated ? [[kind as TranslatedKind, translated] as const] : [];
  }),
);

/** The name of the field by which entries of a kind's file are known, where the file is a list. */
export function entryField(schema: Schema): string | undefined {
  const element = elementOf(bare(schema));
  return Object.entries(element ? (fieldsOf(element) ?? {}) : {}).find(
    ([, field]) => metaOf(field)?.translated === "entry",
  )?.[0];
}

/** What a file says in another language: in a list each entry says for itself who has reviewed it. */
function translationSchema(schema: Schema): z.ZodType | undefined {
  const element = elementOf(bare(schema));
  const words = wordsOf(element ?? schema);
  if (!(words instanceof z.ZodObject)) return undefined;
  const whole = words.extend(translationFields);
  return element ? z.array(whole) : whole;
}

/** The part of a schema that is words for visitors; undefined where none is. */
function wordsOf(schema: Schema): z.ZodType | undefined {
  const inside = bare(schema);
  const element = elementOf(inside);
  const entry = element && wordsOf(element);
  if (entry) return z.array(entry);
  const fields = fieldsOf(inside);
  if (!fields) return metaOf(schema)?.translated === true ? (inside as z.ZodType) : undefined;
  const words = Object.entries(fields).flatMap(([name, field]) => {
    if (metaOf(field)?.translated === "entry") return [[name, field as z.ZodType] as const];
    const inner = wordsOf(field);
    return inner ? [[name, inner.optional()] as const] : [];
  });
  return words.length > 0 ? z.strictObject(Object.fromEntries(words)) : undefined;
}
