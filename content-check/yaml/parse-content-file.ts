import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import type { z } from "zod";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import { fieldNode, labelOf } from "./field-node.ts";
import { isText, schemaAt } from "./schema-fields.ts";
import { errorMap, issueMessage, severalLinesMessage, syntaxMessage, unknownFields } from "./schema-messages.ts";

/** A content file after reading: its value and its mistakes. */
export type ParsedFile<Value> = {
  file: string;
  /** The value; undefined if the file has a mistake of its own. */
  value: Value | undefined;
  /** The parts of the value without a mistake, for the checks across files; undefined if the file cannot be read. */
  valid: ValidPart<Value> | undefined;
  problems: ContentProblem[];
  /** What is not wrong, but worth knowing. */
  notes: ContentProblem[];
  /** Makes a problem of a message about the field at a path. */
  problem: (path: readonly PropertyKey[], message: string) => ContentProblem;
};

const notUtf8 = "is not UTF-8 text — save the file again as UTF-8 (in most editors: Save As, Encoding)";

/** Reads the bytes of a content file. Never throws: the mistakes are in `problems`. */
export function parseContentBytes<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const text = utf8Text(bytes);
  if (text !== undefined) return parseContentFile(file, text, schema);
  const problem = (_path: readonly PropertyKey[], message: string) => fileProblem(file, message);
  return { file, value: undefined, valid: undefined, problems: [fileProblem(file, notUtf8)], notes: [], problem };
}

/** The text without its byte order mark; undefined if it is not UTF-8. UTF-16 is valid UTF-8 full of NUL characters. */
function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads the text of a content file. Never throws: the mistakes are in `problems`. */
export function parseContentFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const problem = (path: readonly PropertyKey[], message: string) => {
    const { offset } = fieldNode(document, path);
    return { file, line: lineAt(offset), field: labelOf(document, path), message };
  };
  const syntax = syntaxMistakes(document).map(({ offset, message }) => {
    const line = lineAt(offset);
    const field = /^[-\s]*(\w+)\s*:/.exec(text.split("\n")[line - 1] ?? "")?.[1] ?? "";
    return { file, line, field, message };
  });
  if (syntax.length > 0) return { file, value: undefined, valid: undefined, problems: syntax, notes: [], problem };
  const raw: unknown = document.toJS();
  const { data, error } = schema.safeParse(raw, { reportInput: true, error: errorMap });
  const issues = error?.issues ?? [];
  const unknown = unknownFields(schema, issues);
  const isMisspelt = (path: PropertyKey[]) => unknown.some(({ meant }) => meant?.join("\n") === path.join("\n"));
  const fields = issues.filter(({ code, input, path }) => {
    return code !== "unrecognized_keys" && !(input === undefined && isMisspelt(path));
  });
  const texts = plainTexts(document, text, schema);
  const problems = [
    ...fields.map((issue) => problem(issue.path, issueMessage(schema, issue, fieldNode(document, issue.path).node))),
    ...unknown.map(({ path, message }) => problem(path, message)),
    ...texts.filter(({ isFolded }) => isFolded).map(({ path }) => problem(path, severalLinesMessage(schema, path))),
  ];
  const notes = texts.flatMap(({ path, value, remark }) => (remark ? [problem(path, cutShort(value, remark))] : []));
  const wrong = issues.filter(({ code }) => code !== "unrecognized_keys").map(({ path }) => path);
  const value = problems.length === 0 ? data : undefined;
  return { file, value, valid: validPart(raw, wrong), problems, notes, problem };
}

const cutShort = (value: string, remark: string) =>
  `is “${value}” only, because # begins a remark — if the rest belongs to the text, write it in quotation marks: "${value} #${remark}"`;

/**
 * What keeps a file from being read: the first error, because later ones mostly follow from it; and YAML's marks `&`, `*`
 * and `!`, which would swallow the first word of a text.
 */
function syntaxMistakes(document: Document.Parsed): { offset: number; message: string }[] {
  const [error] = document.errors;
  if (error) {
    const unclosed = error.code === "MISSING_CHAR" ? openQuotation(document, error.pos[0]) : undefined;
    if (unclosed !== undefined)
      return [{ offset: unclosed, message: "has a quotation mark without its partner — add the second one" }];
    return [{ offset: error.pos[0], message: syntaxMessage(error) }];
  }
  const marked: { offset: number; message: string }[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && node.tag === undefined && node.anchor === undefined) return;
      marked.push({ offset: node.range?.[0] ?? 0, message: "begins with *, & or ! — put the text in quotation marks" });
      return visit.BREAK;
    },
  });
  return marked;
}

/** Where the quoted text begins that YAML read up to the end of the file. */
function openQuotation(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[1] >= end) start = range[0];
    },
  });
  return start;
}

type PlainText = { path: PropertyKey[]; value: string; isFolded: boolean; remark: string };

/** The texts without quotation marks and without `|`: YAML joins their lines and ends them at ` #`, and reports neither. */
function plainTexts(document: Document, text: string, schema: z.ZodType): PlainText[] {
  return scalarsBelow(document.contents, []).flatMap(({ path, node: { type, value, range, comment } }) => {
    const field = schemaAt(schema, path);
    if (type !== "PLAIN" || typeof value !== "string" || !field || !isText(field)) return [];
    const isFolded = text.slice(range?.[0], range?.[1]).includes("\n");
    return [{ path, value, isFolded, remark: comment ?? "" }];
  });
}

function scalarsBelow(node: unknown, path: PropertyKey[]): { path: PropertyKey[]; node: Scalar }[] {
  if (isScalar(node)) return [{ path, node }];
  if (isSeq(node)) return node.items.flatMap((item, index) => scalarsBelow(item, [...path, index]));
  if (isMap(node)) return node.items.flatMap(({ key, value }) => scalarsBelow(value, [...path, String(key)]));
  return [];
}

/** A value of which any part may be missing. */
export type ValidPart<Value> = Value extends readonly (infer Item)[]
  ? (ValidPart<Item> | undefined)[]
  : Value extends object
    ? { [Key in keyof Value]?: ValidPart<Value[Key]> | undefined }
    : Value;

/** A value without the parts at the paths, so that one mistake does not hide those that the checks across files find. */
function validPart<Value>(value: unknown, wrong: readonly PropertyKey[][]): ValidPart<Value> | undefined {
  if (wrong.some((path) => path.length === 0)) return undefined;
  const rest = structuredClone(value);
  for (const path of wrong) {
    const owner = path.slice(0, -1).reduce<unknown>((node, key) => (node as Part | undefined)?.[key], rest);
    if (owner) (owner as Part)[path.at(-1) as PropertyKey] = undefined;
  }
  return rest as ValidPart<Value>;
}

type Part = Record<PropertyKey, unknown>;
