/** One thing wrong with the content: where it stands, what is wrong and how to mend it. */
export type ContentProblem = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The field, such as `sponsors.0.tier`; empty for the file as a whole. */
  field: string;
  /** What is wrong and how to mend it. */
  message: string;
};

/** A problem on one line, the way editors and terminals make clickable: `file:line field — what — mend`. */
export function problemText({ file, line, field, message }: ContentProblem): string {
  return `${file}:${line} ${field ? `${field} — ` : "— "}${message}`;
}

/** Thrown when content cannot be used; carries every problem found, in the order of files and lines. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
    const count = sorted.length === 1 ? "1 mistake" : `${sorted.length} mistakes`;
    super(`${count} in the content:\n${sorted.map(problemText).join("\n")}`);
    this.name = "ContentError";
    this.problems = sorted;
  }
}
