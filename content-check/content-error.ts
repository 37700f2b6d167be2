import { printable } from "../catalogue/visible-text.ts";

/** A mistake in the content or the words, or a note: where it is, what it is and how to correct it. */
export type ContentProblem = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The field in words, such as `title` or `Banyan Club: category`; empty for the file or the line as a whole. */
  field: string;
  /** The mistake and its correction, with a dash between them. */
  message: string;
};

/** A problem with a file as a whole. */
export function fileProblem(file: string, message: string): ContentProblem {
  return { file, line: 1, field: "", message };
}

/** The longest message, in UTF-16 code units: it may quote content of any length. */
const longest = 1000;

/** A problem on one line: `file:line field — what — correction`. Terminals make `file:line` a link. */
export function problemText({ file, line, field, message }: ContentProblem): string {
  const text = message.length > longest ? `${message.slice(0, longest)}…` : message;
  return printable(`${file}:${line} ${field ? `${field} — ` : "— "}${text}`);
}

/** Problems in the order of files and lines. */
export function problemsInOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}

/** A problem as an annotation of GitHub's checks, which show it at its line of the change under review. */
export function annotationText({ file, line, field, message }: ContentProblem, level: "error" | "notice"): string {
  const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const place = escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${level} file=${place},line=${line}::${escaped(field ? `${field} — ${message}` : message)}`;
}

/** Thrown when content cannot be used; has every problem, in the order of files and lines. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const sorted = problemsInOrder(problems);
    const count = sorted.length === 1 ? "1 mistake" : `${sorted.length} mistakes`;
    super(`${count} in the content:\n${sorted.map(problemText).join("\n")}`);
    this.name = "ContentError";
    this.problems = sorted;
  }
}
