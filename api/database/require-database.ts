import { CodedError } from "../errors.ts";
import { type DatabaseAddress, describeDatabase } from "./database-address.ts";
import { isNewFile } from "./is-new-file.ts";

/**
 * For work that makes no sense on a new database: SQLite would make an empty file at a mistyped address.
 *
 * @throws CodedError `database-unavailable` where the address is a file that is not there
 */
export function requireDatabase(address: DatabaseAddress): void {
  if (!isNewFile(address)) return;
  const message = `${describeDatabase(address)} is not there: check --database, DATABASE_URL and the folder you are in`;
  throw new CodedError("database-unavailable", message);
}
