import { connectPrepared } from "./connect-prepared.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { provideFolder } from "./provide-folder.ts";
import type { Database } from "./tables.ts";

/**
 * Connects and brings the tables up to date.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason
 */
export async function openDatabase(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  provideFolder(address);
  return connectPrepared(address, onIdleError, migrateDatabase);
}
