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

/** Returns all fields of the content files without mistakes, including translated files. */
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

/** Returns a problem for each field that has a message. @param messageOf returns undefined if a field has no problem */
export function problemsOf(
  fields: readonly ContentField[],
  messageOf: (field: ContentField) => string | undefined,
): ContentProblem[] {
  return fields.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [field.problem(message)];
  });
}
