import { CodedError } from "../errors.ts";
import { type DatabaseAddress, describeDatabase } from "./database-address.ts";
import { LastingTablesError, NewerTablesError, NoTablesError } from "./migrate-database.ts";

const damaged = "is damaged: stop the server, move the database away and restore the newest backup into a new one";
const full = "has no room left on its disk, so nothing of this was written: make room, then try again";
const unopened =
  "has no room left on its disk for the files that SQLite needs beside it, also to read: make room, then try again";
const unwritten =
  "cannot be written, because its disk fails or may hold no more, so nothing of this was: make room or look at the disk, then try again";
const locked = "is locked: another program is writing to it. Wait until that is done, then try again";
const readOnly = "can only be read: let the user who runs this program write to it and to its folder";

/** What SQLite says, by its code or, where that is not here, by its low byte (https://sqlite.org/rescode.html). */
const sqliteFaults: Readonly<Record<number, string>> = {
  // A quota, or a limit on the size of files. A disk without any room is 13.
  778: unwritten,
  4618: unopened,
  4874: unopened,
  5: locked,
  6: locked,
  8: readOnly,
  10: "cannot be read or written, because its disk or its network fails: check that, then try again",
  11: damaged,
  13: full,
  14: "cannot be opened: check that its folder is there and that the user who runs this program may write there",
  26: "is no SQLite database, or a damaged one: check its address, or move it away and restore the newest backup",
};

/** What PostgreSQL says (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const postgresFaults: Readonly<Record<string, string>> = {
  "22021":
    "cannot hold a character of this text, such as NUL, so nothing of this was written: take it out, then try again",
  "25006": readOnly,
  "28000": "refuses this user: check the user in its address, and what the server lets that user do",
  "28P01": "refuses the password: check user and password in its address",
  "3D000": "is not there: create it, or check its name in the address",
  "40P01": "was being changed by another command at the same moment, so nothing of this was written: try again",
  "42501": "does not let this user read or change its tables: give the user the rights to them",
  "53100": full,
  "53300": "has too many connections: end some, or let the server have more",
  "55P03": locked,
  "57014": "takes longer than ten seconds to answer: see what keeps it busy, then try again",
  XX001: damaged,
  XX002: damaged,
};

/**
 * What is wrong with a database and how to mend it, in words to stand behind its name.
 *
 * @param error what a query failed with
 * @returns undefined for an error that says nothing about the database, such as one of our own making
 */
export function describeDatabaseFault(error: unknown): string | undefined {
  const isOfTables =
    error instanceof NewerTablesError || error instanceof LastingTablesError || error instanceof NoTablesError;
  if (isOfTables) return error.message;
  if (!(error instanceof Error) || error instanceof CodedError) return undefined;
  if ("errcode" in error && typeof error.errcode === "number") {
    return sqliteFaults[error.errcode] ?? sqliteFaults[error.errcode % 256] ?? missing(error);
  }
  if (isUnreachable(error)) {
    return `does not answer (${reasonOf(error)}): check its address and that it runs, then try again`;
  }
  const { code } = error as Error & { code?: unknown };
  return postgresFaults[String(code)] ?? missing(error);
}

/** An error's message. Attempts to reach several addresses of one host fail with an AggregateError, whose own is empty. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

/** Whether the server or the way to it went: as the operating system, PostgreSQL (classes 08 and 57P) or `pg` say it. */
function isUnreachable(error: Error): boolean {
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (syscall === "connect" || syscall === "getaddrinfo" || error instanceof AggregateError) return true;
  if (typeof code === "string") return /^(?:08|57P|ECONNRESET$|EPIPE$)/.test(code);
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}

/** Tables that somebody else has changed. SQLite has no code for it. */
function missing({ message }: Error): string | undefined {
  const found = /no such (?:table|column).*|(?:relation|column) "[^"]*".* does not exist/.exec(message);
  return found
    ? `has not the tables that it should have (${found[0]}): restore the newest backup into a new one`
    : undefined;
}

/** A database that cannot be opened, in words: which one, why, and what to do. */
export function databaseFailure(address: DatabaseAddress, cause: unknown): CodedError {
  return (
    knownFailure(address, cause) ??
    new CodedError(
      "database-unavailable",
      `${describeDatabase(address)} cannot be used: ${reasonOf(cause)}. Check its address and its permissions`,
      { cause },
    )
  );
}

/** The error to throw instead of one met while the database was used: words where the database is at fault. */
export function explainFault(address: DatabaseAddress, error: unknown): unknown {
  return knownFailure(address, error) ?? error;
}

function knownFailure(address: DatabaseAddress, cause: unknown): CodedError | undefined {
  const words = describeDatabaseFault(cause);
  if (words === undefined) return undefined;
  return new CodedError("database-unavailable", `${describeDatabase(address)} ${words}`, { cause });
}
