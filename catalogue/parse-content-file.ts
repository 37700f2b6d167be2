import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { z } from "zod";
import type { ContentProblem } from "./content-error.ts";
import { describeIssue } from "./describe-issue.ts";

/** What came of a content file: its value, or everything wrong with it; `lineOf` finds a field for later checks. */
export type ParsedFile<Value> = {
  file: string;
  value: Value | undefined;
  problems: ContentProblem[];
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Reads one YAML text against a schema. Never throws: what is wrong is in `problems`. */
export function parseContentFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (path: readonly PropertyKey[]) => findLine(document, lineCounter, path);
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineCounter.linePos(error.pos[0]).line,
      field: "",
      message: `${firstLine(error.message)} — check the indentation, and put texts with a colon or a hash in "quotes"`,
    }));
    return { file, value: undefined, problems, lineOf };
  }
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return { file, value: result.data, problems: [], lineOf };
  const problems = result.error.issues.flatMap((issue) => issueProblems(file, schema, issue, lineOf));
  return { file, value: undefined, problems, lineOf };
}

function issueProblems(
  file: string,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  lineOf: (path: readonly PropertyKey[]) => number,
): ContentProblem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const message = "is not a known field — correct its spelling, or remove the line";
      return { file, line: lineOf(path), field: path.join("."), message };
    });
  }
  const message = describeIssue(schema, issue, (part) => z.globalRegistry.get(part));
  return [{ file, line: lineOf(issue.path), field: issue.path.join("."), message }];
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? text;
}

/** The line of the deepest part of the path that stands in the file; 1 where none does. */
function findLine(document: Document, lineCounter: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const next = childOf(node, key);
    if (!next) break;
    offset = next.offset;
    node = next.node;
  }
  return lineCounter.linePos(offset).line || 1;
}

function childOf(node: unknown, key: PropertyKey): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    return pair && { node: pair.value, offset: startOf(pair.key) };
  }
  const items = (node as { items?: unknown[] } | null)?.items;
  const item = typeof key === "number" ? items?.[key] : undefined;
  return item === undefined ? undefined : { node: item, offset: startOf(item) };
}

function startOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}
