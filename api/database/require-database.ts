import { existsSync } from "node:fs";
import { CodedError } from "../errors.ts";
import { type DatabaseAddress, describeDatabase } from "./database-address.ts";

/**
 * For work that makes no sense on a new database: SQLite would make an empty file at a mistyped address.
 *
 * @throws CodedError `database-unavailable` where the address is a file that is not there
 */
export function requireDatabase(address: DatabaseAddress): void {
  if (address.kind !== "sqlite" || existsSync(address.file)) return;
  const message = `${describeDatabase(address)} is not there: check --database, DATABASE_URL and the folder you are in`;
  throw new CodedError("database-unavailable", message);
}
