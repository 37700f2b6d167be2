import { CodedError } from "../errors.ts";
import { type DatabaseAddress, describeDatabase } from "./database-address.ts";
import { describeDatabaseFault, reasonOf } from "./database-fault.ts";

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
