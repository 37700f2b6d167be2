import type { Document } from "yaml";
import type { z } from "zod";
import { nearestName } from "../../catalogue/compare-names.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentPlace } from "./content-place.ts";
import { describeIssue } from "./describe-issue.ts";
import { describeUnknownField } from "./describe-unknown-field.ts";
import { severalLinesMistake } from "./field-as-written.ts";
import { plainTexts } from "./plain-texts.ts";
import { fieldsOf, isLongText, schemaAt } from "./schema-fields.ts";

/** A content file whose form is right: its text, what YAML made of it, and the schema it should follow. */
export type ReadFile = {
  document: Document;
  text: string;
  schema: z.ZodType;
  place: ContentPlace;
  problem: (path: readonly PropertyKey[], message: string) => ContentProblem;
};

type Issue = z.core.$ZodIssue;

/** What a file's schema says against it, in words, and the texts whose line breaks would be lost. */
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

function foldedTexts({ document, text, schema, problem }: ReadFile): ContentProblem[] {
  return plainTexts(document, text, schema)
    .filter(({ folded }) => folded)
    .map(({ path }) => {
      const field = schemaAt(schema, path);
      return problem(path, severalLinesMistake(path.at(-1), field !== undefined && isLongText(field)));
    });
}
