import { CodedError } from "../errors.ts";
import { type DatabaseAddress, describeDatabase } from "./database-address.ts";

/** SQLITE_BUSY, the low byte of its extended codes too; https://sqlite.org/rescode.html */
const sqliteBusy = 5;

/** A database that cannot be opened, in words: which one, why, and what to do. */
export function databaseFailure(address: DatabaseAddress, cause: unknown): CodedError {
  if (isLocked(cause)) return locked(address, cause);
  return new CodedError(
    "database-unavailable",
    `${describeDatabase(address)} cannot be used: ${reason(cause)}. Check its address, its permissions and that it runs`,
    { cause },
  );
}

/** The error to throw instead of one met while the database was used: words where another program held it too long. */
export function explainLocked(address: DatabaseAddress, error: unknown): unknown {
  return isLocked(error) ? locked(address, error) : error;
}

function locked(address: DatabaseAddress, cause: unknown): CodedError {
  const message = `${describeDatabase(address)} is locked: another program is writing to it. Wait until that is done, then try again`;
  return new CodedError("database-unavailable", message, { cause });
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return false;
  return error.errcode % 256 === sqliteBusy;
}

/** Connection attempts to several addresses of one host fail with an AggregateError, whose own message is empty. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : String(error);
}
