import { printable } from "../catalogue/visible-text.ts";

/** One thing wrong with the content, or worth knowing of it: where it stands, what it is and how to mend it. */
export type ContentProblem = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The field in words, such as `title` or `Banyan Club: category`; empty for the file or the line as a whole. */
  field: string;
  /** The mistake and its mend, with a dash between them. */
  message: string;
};

/** A problem with a file as a whole. */
export function fileProblem(file: string, message: string): ContentProblem {
  return { file, line: 1, field: "", message };
}

/** The most of a message that is told, in UTF-16 code units: it may quote what is written. */
const longest = 1000;

/** A problem on one line, the way editors and terminals make clickable: `file:line field — what — mend`. */
export function problemText({ file, line, field, message }: ContentProblem): string {
  const text = message.length > longest ? `${message.slice(0, longest)}…` : message;
  return printable(`${file}:${line} ${field ? `${field} — ` : "— "}${text}`);
}

/** Problems in the order of files and lines. */
export function problemsInOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}

/** Thrown when content cannot be used; carries every problem found, in the order of files and lines. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];
  /** Notes that are worth knowing whatever else is wrong, in the same order. */
  readonly notes: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[], notes: readonly ContentProblem[] = []) {
    const sorted = problemsInOrder(problems);
    const count = sorted.length === 1 ? "1 mistake" : `${sorted.length} mistakes`;
    super(`${count} in the content:\n${sorted.map(problemText).join("\n")}`);
    this.name = "ContentError";
    this.problems = sorted;
    this.notes = problemsInOrder(notes);
  }
}
