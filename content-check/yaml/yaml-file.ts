import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { ContentProblem } from "../content-error.ts";
import { syntaxMessage } from "./schema-messages.ts";

type Path = readonly PropertyKey[];

/** A YAML file as it was parsed. */
export type YamlFile = {
  document: Document.Parsed;
  /** The mistakes because of which the file cannot be read. */
  mistakes: ContentProblem[];
  /** Makes a problem of a message about the field at a path. A field that is missing has the line of the group that lacks it. */
  problem: (path: Path, message: string) => ContentProblem;
};

/** Parses YAML and keeps the lines of its fields. */
export function parseYamlFile(file: string, text: string, version: "1.1" | "1.2" = "1.2"): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { version, lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const mistakes = syntaxMistakes(document, text).map(({ offset, message }) => {
    const line = lineAt(offset);
    const field = /^[-\s]*(\w+)\s*:/.exec(text.split("\n")[line - 1] ?? "")?.[1] ?? "";
    return { file, line, field, message };
  });
  const problem = (path: Path, message: string) => ({
    file,
    line: lineAt(offsetOf(document.contents, path)),
    field: labelOf(document, path),
    message,
  });
  return { document, mistakes, problem };
}

/** Returns the offset at a path: that of a field's name, or of the first character of a list's entry. */
function offsetOf(node: Node | null, path: Path, offset = 0): number {
  const [key, ...rest] = path;
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair ? offsetOf(pair.value, rest, pair.key.range?.[0]) : offset;
  }
  const entry = isSeq<Node>(node) && typeof key === "number" ? node.items[key] : undefined;
  return entry ? offsetOf(entry, rest, entry.range?.[0]) : offset;
}

/** A path in words: `figures: events`. An entry of a list goes by its `name`, or by its number, counted from 1. */
function labelOf(document: Document, path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key !== "number") return String(key);
      const name = document.getIn([...path.slice(0, index + 1), "name"]);
      return typeof name === "string" && name.trim() ? name.trim() : `entry ${key + 1}`;
    })
    .join(": ");
}

/**
 * Returns the mistakes because of which a file cannot be read: the first error, because later ones mostly follow from it; and the
 * YAML marks `&`, `*` and `!`, which would remove the first word of a text.
 */
function syntaxMistakes(document: Document.Parsed, text: string): { offset: number; message: string }[] {
  const [error] = document.errors;
  if (error) {
    const isUnclear = error.code === "MISSING_CHAR" || error.code === "BAD_INDENT";
    const unspaced = isUnclear ? offsetOfUnspacedColon(text, error.pos[1]) : undefined;
    if (unspaced !== undefined)
      return [{ offset: unspaced, message: "has no space after the colon — write a colon and a space" }];
    const unclosed = error.code === "MISSING_CHAR" ? openQuotation(document, error.pos[0]) : undefined;
    if (unclosed !== undefined)
      return [{ offset: unclosed, message: "has a quotation mark without its partner — add the second one" }];
    return [{ offset: error.pos[0], message: syntaxMessage(error) }];
  }
  const secondColon = offsetOfEmptyKey(document);
  if (secondColon !== undefined)
    return [{ offset: secondColon, message: "has a second colon — put the whole text in quotation marks" }];
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

/**
 * Returns the offset of the last field before an error that has no space after its colon, such as `title:Trichy`. YAML reads that
 * line as a part of a text, and finds the error in a later line.
 */
function offsetOfUnspacedColon(text: string, end: number): number | undefined {
  return [...text.slice(0, end).matchAll(/(?<=^ *)[a-z]\w*:(?![\s/])/gim)].at(-1)?.index;
}

/** Returns the offset of a field without a name, which YAML finds in `title: {name}: calendar`. */
function offsetOfEmptyKey(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Pair: (_key, { key }) => {
      if (!isScalar(key) || key.value !== null) return;
      offset = key.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** Returns the offset of the quoted text that has no end, so that YAML has read it up to an error at the end of the file. */
function openQuotation(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[0] < end && range[1] >= end) start = range[0];
    },
  });
  return start;
}
