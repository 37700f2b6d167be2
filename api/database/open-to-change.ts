import type { DatabaseAddress } from "./database-address.ts";
import { openDatabase } from "./open-database.ts";
import { requireDatabase } from "./require-database.ts";
import type { Database } from "./tables.ts";

/**
 * Connects to a database that is there, and brings its tables up to date.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason, also where a file is not there
 */
export async function openToChange(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  requireDatabase(address);
  return openDatabase(address, onIdleError);
}
