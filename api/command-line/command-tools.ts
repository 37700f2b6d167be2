import { printable } from "../../catalogue/visible-text.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import type { Database } from "../database/tables.ts";

/** A text stream that may be a terminal, as `process.stderr` is. */
export type TextStream = NodeJS.WritableStream & { isTTY?: boolean };

/** Runs one piece of work on the database that the command line names, and prints the text it gives. */
export type WithDatabase = (work: (database: Database, address: DatabaseAddress) => Promise<string>) => Promise<void>;

/** What every command works with. */
export type CommandTools = {
  /**
   * For work that changes partners: makes the database where there is none, says so, and brings its tables up to date.
   * Refused where the partners come from the content: such a change would not last.
   */
  withDatabase: WithDatabase;
  /** For work that changes what is there: as `withDatabase`, but a database that is not there is refused. */
  changingDatabase: WithDatabase;
  /** As `changingDatabase`, wherever the partners come from: for work that changes none of them. */
  notingDatabase: WithDatabase;
  /** For work that only reads: see `openToRead`. */
  readingDatabase: WithDatabase;
  /** For work that only reads partners: those of the content, where they come from it. */
  readingPartners: WithDatabase;
  /** As `readingDatabase`, but where there is no database it is an empty one that nothing keeps. */
  previewDatabase: WithDatabase;
  /** The project's folder, with `build/` and `content/`: whether the site shows a logo is looked up there. */
  project: string;
  /** For results that no database gives. */
  output: TextStream;
  /** For what is no result: warnings, and the progress of long work. */
  messages: TextStream;
};

/** Prints each message on a line of its own. */
export function printLines(stream: TextStream, lines: readonly string[]): void {
  for (const line of lines) stream.write(`${printable(line)}\n`);
}
