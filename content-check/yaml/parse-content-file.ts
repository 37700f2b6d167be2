import { type Document, isScalar } from "yaml";
import type { z } from "zod";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import { fieldsBelow, isText, type SchemaField } from "./schema-fields.ts";
import { errorMap, issueMessage, severalLinesMessage, unknownFields } from "./schema-messages.ts";
import { parseYamlFile } from "./yaml-file.ts";

/** A content file after reading: its value and its mistakes. */
export type ParsedFile<Value> = {
  file: string;
  /** The value; undefined if the file has a mistake of its own. */
  value: Value | undefined;
  problems: ContentProblem[];
  /** What is not wrong, but worth knowing. */
  notes: ContentProblem[];
  /** Makes a problem of a message about the field at a path. */
  problem: (path: readonly PropertyKey[], message: string) => ContentProblem;
};

const notUtf8 = "is not UTF-8 text — save the file again as UTF-8 (in most editors: Save As, Encoding)";

/** What a file of another encoding has where it is read as UTF-8: the replacement character, and NULs in UTF-16. */
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
  if (unreadable.length > 0) return { file, value: undefined, problems: unreadable, notes: [], problem };
  const raw: unknown = document.toJS(mayLack ? { reviver: withoutEmpty } : {});
  const { data, error } = schema.safeParse(raw, { reportInput: true, error: errorMap });
  const issues = error?.issues ?? [];
  const texts = textsIn(document, text, fieldsBelow(schema, raw));
  const folded = texts.flatMap(({ path, mistake }) => (mistake ? [{ path, message: mistake }] : []));
  const unknown = unknownFields(schema, issues);
  // One message for each field: a misspelt field is not missing too.
  const told = [...unknown.flatMap(({ meant }) => (meant ? [meant] : [])), ...folded.map(({ path }) => path)];
  const found = issues.filter(({ code }) => code !== "unrecognized_keys");
  const fields = found
    .filter(({ path }) => !told.some((other) => isSame(other, path)))
    .map((issue) => ({ path: issue.path, message: issueMessage(schema, issue, document.getIn(issue.path, true)) }));
  const problems = [...fields, ...unknown, ...folded].map(({ path, message }) => problem(path, message));
  const notes = texts.flatMap(({ path, note }) => (note ? [problem(path, note)] : []));
  return { file, value: problems.length === 0 ? data : undefined, problems, notes, problem };
}

/** Leaves out fields without a value, and texts of nothing but line breaks. */
const withoutEmpty = (_key: unknown, value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

const isSame = (path: readonly PropertyKey[], other: readonly PropertyKey[]) => path.join("\n") === other.join("\n");

type TextOfFile = { path: PropertyKey[]; mistake?: string | undefined; note?: string | undefined };

/** What no schema sees in a text without quotation marks and without `|`: YAML joins its lines, and ends it at ` #`. */
function textsIn(document: Document, text: string, fields: readonly SchemaField[]): TextOfFile[] {
  return fields.flatMap(({ path, schema, value }) => {
    const node = document.getIn(path, true);
    if (typeof value !== "string" || !isText(schema) || !isScalar(node) || node.type !== "PLAIN") return [];
    const isFolded = text.slice(node.range?.[0], node.range?.[1]).includes("\n");
    const mistake = isFolded ? severalLinesMessage(schema, path.at(-1)) : undefined;
    return [{ path, mistake, note: node.comment ? cutShort(value, node.comment) : undefined }];
  });
}

const cutShort = (value: string, comment: string) =>
  `is “${value}” only, because # begins a comment — if the rest belongs to the text, write it in quotation marks: "${value} #${comment}"`;
