import { type Document, isMap, isScalar, isSeq } from "yaml";
import type { z } from "zod";
import { nearestName } from "../../catalogue/compare-names.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentPlace } from "./content-place.ts";
import { describeIssue, describeUnknownField } from "./describe-issue.ts";
import { fieldAsWritten, severalLinesMistake } from "./field-as-written.ts";
import { fieldsOf, isLongText, isText, schemaAt } from "./schema-fields.ts";

/** A content file that YAML can read: its text, what YAML made of it, and the schema it should follow. */
export type ReadFile = {
  document: Document;
  text: string;
  schema: z.ZodType;
  place: ContentPlace;
  problem: (path: readonly PropertyKey[], message: string) => ContentProblem;
};

type Issue = z.core.$ZodIssue;

/** The mistakes that a file's schema finds, in words, and the texts whose line breaks would be lost. */
export function schemaProblems(file: ReadFile, issues: readonly Issue[]): ContentProblem[] {
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? unknownFields(file, issue) : []));
  const misspelt = new Set(unknown.flatMap(({ meant }) => (meant ? [meant.join("/")] : [])));
  const isMisspelt = (issue: Issue) => issue.input === undefined && misspelt.has(issue.path.join("/"));
  const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !isMisspelt(issue));
  const said = [...others.map((issue) => issueProblem(file, issue)), ...unknown.map(({ problem }) => problem)];
  const lines = new Set(said.map(({ line }) => line));
  return [...said, ...foldedTexts(file).filter(({ line }) => !lines.has(line))];
}

function issueProblem({ text, schema, place, problem }: ReadFile, issue: Issue): ContentProblem {
  const line = text.split(/\r?\n/)[place.line(issue.path) - 1] ?? "";
  return problem(issue.path, describeIssue(schema, issue, { value: place.value(issue.path), line }));
}

/** The fields of a group that the schema does not know, each with the path of the lacking field that it means. */
function unknownFields({ schema, problem }: ReadFile, issue: z.core.$ZodIssueUnrecognizedKeys) {
  const group = schemaAt(schema, issue.path) ?? schema;
  const known = Object.keys(fieldsOf(group) ?? {});
  const lacking = known.filter((name) => !Object.hasOwn(issue.input ?? {}, name));
  return issue.keys.map((key) => {
    const meant = nearestName(key, lacking);
    const found = problem([...issue.path, key], describeUnknownField(key, meant, known));
    // A sentence is no name: the message quotes its beginning.
    return { problem: /\s/.test(key) ? { ...found, field: "" } : found, meant: meant && [...issue.path, meant] };
  });
}

function foldedTexts(file: ReadFile): ContentProblem[] {
  return plainTexts(file)
    .filter(({ folded }) => folded)
    .map(({ path }) => {
      const field = schemaAt(file.schema, path);
      return file.problem(path, severalLinesMistake(path.at(-1), field !== undefined && isLongText(field)));
    });
}

/** The texts that a remark cuts short: worth knowing, but not wrong. */
export function remarkNotes(file: ReadFile): ContentProblem[] {
  return plainTexts(file)
    .filter(({ remark }) => remark !== "")
    .map(({ path, value, remark }) => {
      const whole = fieldAsWritten(path.at(-1), `${value} ${remark}`);
      return file.problem(path, `reads “${value}” only: # begins a remark — if the rest belongs to it, write ${whole}`);
    });
}

/** A text field that stands in the file without quotation marks and without `|`. */
type PlainText = {
  path: PropertyKey[];
  value: string;
  /** Whether it goes on in the next line. */
  folded: boolean;
  /** The remark behind it, from ` #` on; empty where there is none. */
  remark: string;
};

/** Every plain text where the schema expects a text. YAML joins its lines and ends it at ` #`, both without a word. */
function plainTexts({ document, text, schema }: ReadFile): PlainText[] {
  return below(document.contents, [], text).filter(({ path }) => {
    const field = schemaAt(schema, path);
    return field !== undefined && isText(field);
  });
}

function below(node: unknown, path: PropertyKey[], text: string): PlainText[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => below(value, [...path, keyText(key)], text));
  if (isSeq(node)) return node.items.flatMap((item, index) => below(item, [...path, index], text));
  if (!isScalar(node) || node.type !== "PLAIN" || typeof node.value !== "string") return [];
  const [start, end] = node.range ?? [0, 0];
  const folded = text.slice(start, end).includes("\n");
  const remark = /^[ \t]+(#.*)/.exec(text.slice(end))?.[1] ?? "";
  return [{ path, value: node.value, folded, remark }];
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
