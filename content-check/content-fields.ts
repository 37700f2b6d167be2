import type { ContentProblem } from "./content-error.ts";
import { allFiles, type ReadSource, type SourceFile } from "./content-source.ts";
import { fieldsBelow, metaOf, type SchemaField } from "./yaml/schema-fields.ts";

/** A field of a content file that is neither a group nor a list. */
export type ContentField = SchemaField &
  Pick<SourceFile<unknown>, "kind" | "language" | "file"> & {
    /** The field's name after those of its groups, such as `groupPhoto picture`. Entries of lists have no name. */
    name: string;
    /** The metadata of the field's schema, for forms and checks. */
    hint: NonNullable<ReturnType<typeof metaOf>>;
    /** Makes a problem of a message about the field. */
    problem: (message: string) => ContentProblem;
  };

/** Every field of every content file, translated ones included, of the files that have no mistake of their own. */
export function contentFields(source: ReadSource): ContentField[] {
  return allFiles(source).flatMap(({ kind, language, file, schema, value, problem }) =>
    fieldsBelow(schema, value).map((field) => ({
      ...field,
      kind,
      language,
      file,
      name: field.path.filter((key) => typeof key === "string").join(" "),
      hint: metaOf(field.schema) ?? {},
      problem: (message) => problem(field.path, message),
    })),
  );
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
