/** A mistake in a language's words: where it is, what it is and how to correct it. */
export type WordsProblem = {
  /** The file's path from the project's folder, with forward slashes. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The word's key; empty for the file as a whole. */
  key: string;
  /** The mistake and its correction, with a dash between them. */
  message: string;
};

/** Every mistake in a language's words at once; its message has a line for each: `file:line key — what — correction`. */
export class WordsError extends Error {
  constructor(problems: readonly WordsProblem[]) {
    const count = `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the words:`;
    super([count, ...problems.map(problemLine)].join("\n"));
    this.name = "WordsError";
    // The place in the code does not help to correct the file, and would hide these lines in a log.
    this.stack = this.message;
  }
}

/** A mistake as the terminal shows it. */
export function problemLine({ file, line, key, message }: WordsProblem): string {
  return `${file}:${line} ${key && `${key} — `}${message}`;
}
