import { connectPrepared } from "./connect-prepared.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { readTablesVersion } from "./migrate-database.ts";
import { requireDatabase } from "./require-database.ts";
import type { Database } from "./tables.ts";

/**
 * Connects to a database that is there, and leaves its tables as they are: a server of an older version may be using
 * them. Whoever reads then may meet the tables of any version in `tableVersions`.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason, also where there are no tables, or newer ones
 */
export async function openToRead(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  requireDatabase(address);
  return connectPrepared(address, onIdleError, readTablesVersion);
}
