import { type Document, isScalar } from "yaml";
import type { z } from "zod";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import { fieldsBelow, isText, type SchemaField } from "./schema-fields.ts";
import { commentMessage, errorMap, issueMessage, severalLinesMessage, unknownFields } from "./schema-messages.ts";
import { parseYamlFile } from "./yaml-file.ts";

/** A content file after reading: its value and its mistakes. */
export type ParsedFile<Value> = {
  file: string;
  /** The value; undefined if the file has a mistake of its own. */
  value: Value | undefined;
  problems: ContentProblem[];
  /** Makes a problem of a message about the field at a path. */
  problem: (path: readonly PropertyKey[], message: string) => ContentProblem;
};

const notUtf8 = "is not UTF-8 text — save the file again as UTF-8 (in most editors: Save As, Encoding)";

/** The characters of a file in another encoding if it is read as UTF-8: the replacement character, and the NULs of UTF-16. */
const otherEncoding = /[\0\uFFFD]/;

/**
 * Reads the text of a content file. Never throws: the mistakes are in `problems`.
 *
 * @param mayLack whether fields may be empty, as if their lines were left out
 */
export function parseContentFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  mayLack = false,
): ParsedFile<z.infer<Schema>> {
  const { document, mistakes, problem } = parseYamlFile(file, text);
  const unreadable = otherEncoding.test(text) ? [fileProblem(file, notUtf8)] : mistakes;
  if (unreadable.length > 0) return { file, value: undefined, problems: unreadable, problem };
  const raw: unknown = document.toJS(mayLack ? { reviver: withoutEmpty } : {});
  const { data, error } = schema.safeParse(raw, { reportInput: true, error: errorMap });
  const issues = error?.issues ?? [];
  const changed = changedTexts(document, text, fieldsBelow(schema, raw));
  const unknown = unknownFields(schema, issues);
  // One message for each field: a misspelt field is not missing too.
  const covered = [...unknown.flatMap(({ meant }) => (meant ? [meant] : [])), ...changed.map(({ path }) => path)];
  const found = issues.filter(({ code }) => code !== "unrecognized_keys");
  const fields = found
    .filter(({ path }) => !covered.some((other) => isSame(other, path)))
    .map((issue) => ({ path: issue.path, message: issueMessage(schema, issue, document.getIn(issue.path, true)) }));
  const problems = [...fields, ...unknown, ...changed].map(({ path, message }) => problem(path, message));
  return { file, value: problems.length === 0 ? data : undefined, problems, problem };
}

/** Leaves out fields without a value, and texts of nothing but line breaks. */
const withoutEmpty = (_key: unknown, value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

const isSame = (path: readonly PropertyKey[], other: readonly PropertyKey[]) => path.join("\n") === other.join("\n");

/**
 * The mistakes that no schema sees, in texts without quotation marks and without `|`: YAML joins their lines, and ends them at
 * ` #`.
 */
function changedTexts(document: Document, text: string, fields: readonly SchemaField[]) {
  return fields.flatMap(({ path, schema, value }) => {
    const node = document.getIn(path, true);
    if (typeof value !== "string" || !isText(schema) || !isScalar(node) || node.type !== "PLAIN") return [];
    if (text.slice(node.range?.[0], node.range?.[1]).includes("\n"))
      return [{ path, message: severalLinesMessage(schema, path.at(-1)) }];
    // `Hall #12`: of a remark, a blank comes after `#`.
    return node.comment && !node.comment.startsWith(" ")
      ? [{ path, message: commentMessage(value, node.comment) }]
      : [];
  });
}
