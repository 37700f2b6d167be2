import path from "node:path";
import { z } from "zod";
import { line } from "../../catalogue/content-field.ts";
import { contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { bare, elementOf, fieldsOf, metaOf, type Schema } from "../yaml/schema-fields.ts";

const isReview = (text: string) => z.iso.date().safeParse(/^\S.*, (.*)$/.exec(text)?.[1]).success;

/** The fields of a translated file besides its texts. */
export const translationFields = {
  reviewed: line(
    "who has read the translation beside the English, and when; left out as long as nobody has",
    "Asha Rao, 2025-09-20",
  )
    .refine(isReview, "is no name with a day behind a comma")
    .optional(),
  source: z
    .string()
    .regex(
      /^\w+=[0-9a-f]{6}(?: \w+=[0-9a-f]{6})*$/,
      "is not what the command writes there — remove the line, then type `npm run translations -- --accept` and the file's name",
    )
    .meta({
      description: "which English texts were translated; written by npm run translations",
      examples: ["title=3f2a9c venue=77ab01"],
    })
    .optional(),
};

/** The schema of each kind's translated files, made of the English one: only its texts for visitors, all of them optional. */
export const translationSchemas = new Map(
  contentKinds.flatMap((kind) => {
    const translated = translationSchema(contentFileKinds[kind].schema);
    return translated ? [[kind, translated] as const] : [];
  }),
);

/**
 * Returns the English file of a translation, its language and its schema; undefined if the file is no translation.
 *
 * @param name the path from the content folder, such as `site.hi.yaml`
 */
export function translationName(name: string) {
  const [, base = "", language = ""] = /^([^.]+)\.([a-z]+(?:-[a-z]+)?)\.yaml$/i.exec(name) ?? [];
  if (base === "" || /^(?:ya?ml|txt)$/i.test(language)) return undefined;
  const english = `${base}.yaml`;
  const found = [...translationSchemas].find(([kind]) => path.posix.matchesGlob(english, contentFileKinds[kind].glob));
  return found && { kind: found[0], schema: found[1], language, english };
}

/** The name of an English file's translation. */
export function translatedName(english: string, language: string): string {
  return english.replace(/\.yaml$/, `.${language}.yaml`);
}

/**
 * A language's name in English; undefined if the code is not that of a language (BCP 47, https://www.rfc-editor.org/info/bcp47).
 */
export function languageNameOf(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(code);
}

/** Returns the schema of a file's translation; undefined if it has no texts. */
function translationSchema(schema: Schema): z.ZodType | undefined {
  const words = fieldsOf(schema) && wordsOf(schema);
  return words instanceof z.ZodObject ? words.extend(translationFields) : undefined;
}

/** The part of a schema that is texts for visitors; undefined if it has none. */
function wordsOf(schema: Schema): z.ZodType | undefined {
  const element = elementOf(schema);
  const entry = element && wordsOf(element);
  if (entry) return z.array(entry);
  const fields = fieldsOf(schema);
  if (!fields) return metaOf(schema)?.translated ? (bare(schema) as z.ZodType) : undefined;
  const words = Object.entries(fields).flatMap(([name, field]) => {
    const inner = wordsOf(field);
    return inner ? [[name, inner.optional()] as const] : [];
  });
  return words.length > 0 ? z.strictObject(Object.fromEntries(words)) : undefined;
}
