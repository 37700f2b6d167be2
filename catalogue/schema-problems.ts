import type { Document } from "yaml";
import type { z } from "zod";
import type { ContentProblem } from "./content-error.ts";
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
  const said = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(file, issue) : issueProblem(file, issue),
  );
  const lines = new Set(said.map(({ line }) => line));
  return [...said, ...foldedTexts(file).filter(({ line }) => !lines.has(line))];
}

function issueProblem({ text, schema, place, problem }: ReadFile, issue: Issue): ContentProblem {
  const line = text.split(/\r?\n/)[place.line(issue.path) - 1] ?? "";
  return problem(issue.path, describeIssue(schema, issue, { value: place.value(issue.path), line }));
}

function unknownFields({ schema, problem }: ReadFile, issue: z.core.$ZodIssueUnrecognizedKeys): ContentProblem[] {
  const group = schemaAt(schema, issue.path) ?? schema;
  const known = Object.keys(fieldsOf(group) ?? {});
  return issue.keys.map((key) => {
    const found = problem([...issue.path, key], describeUnknownField(key, known));
    // A sentence is no name: the message quotes its beginning.
    return /\s/.test(key) ? { ...found, field: "" } : found;
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
