import { type ContentKind, contentFileKinds, contentKinds } from "../catalogue/content-kinds.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import type { ContentProblem } from "./content-error.ts";
import type { ReadSource, SourceFile } from "./content-source.ts";
import { translationSchemas } from "./translations/translation-files.ts";
import { fieldsBelow, metaOf, type SchemaField } from "./yaml/schema-fields.ts";

/** A field of a content file that is neither a group nor a list. */
export type ContentField = SchemaField & {
  kind: ContentKind;
  /** The locale of the file's texts. */
  language: string;
  /** The file's path from the project's folder. */
  file: string;
  /** The field's name after those of its groups, such as `groupPhoto picture`. Entries of lists have no name. */
  name: string;
  /** What the schema says of the field for forms and checks. */
  hint: NonNullable<ReturnType<typeof metaOf>>;
  /** Makes a problem of a message about the field. */
  problem: (message: string) => ContentProblem;
};

/** Every field of every content file, translated ones included, of the files that have no mistake of their own. */
export function contentFields(source: ReadSource): ContentField[] {
  const english = contentKinds.flatMap((kind) =>
    source[kind].flatMap((file) =>
      fieldsOfFile(file, { kind, language: firstLanguage, schema: contentFileKinds[kind].schema }),
    ),
  );
  const translated = source.translations.flatMap((file) => {
    const schema = translationSchemas.get(file.kind);
    return schema ? fieldsOfFile(file, { kind: file.kind, language: file.language, schema }) : [];
  });
  return [...english, ...translated];
}

function fieldsOfFile(
  { file, value, problem }: SourceFile<unknown>,
  { schema, ...own }: Pick<ContentField, "kind" | "language" | "schema">,
): ContentField[] {
  return fieldsBelow(schema, value).map((field) => ({
    ...field,
    ...own,
    file,
    name: field.path.filter((key) => typeof key === "string").join(" "),
    hint: metaOf(field.schema) ?? {},
    problem: (message) => problem(field.path, message),
  }));
}

/** The problems of those fields of which there is something to say. */
export function problemsOf(
  fields: readonly ContentField[],
  messageOf: (field: ContentField) => string | undefined,
): ContentProblem[] {
  return fields.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [field.problem(message)];
  });
}
