import { connectDatabase } from "./connect-database.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { databaseFailure } from "./database-failure.ts";
import { migrateDatabase } from "./migrate-database.ts";
import type { Database } from "./tables.ts";

/**
 * Connects and brings the tables up to date.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason
 */
export async function openDatabase(address: DatabaseAddress, onIdleError: (error: Error) => void): Promise<Database> {
  const database = connectDatabase(address, onIdleError);
  try {
    await migrateDatabase(database);
    return database;
  } catch (cause) {
    await database.destroy();
    throw databaseFailure(address, cause);
  }
}
