import { connectDatabase } from "./connect-database.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { databaseFailure } from "./database-failure.ts";
import type { Database } from "./tables.ts";

/**
 * Connects, and does what has to come before all else; where that fails nothing stays open.
 *
 * @param onIdleError see `connectDatabase`
 * @throws CodedError `database-unavailable` with the reason
 */
export async function connectPrepared(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  prepare: (database: Database) => Promise<unknown>,
): Promise<Database> {
  const database = connectDatabase(address, onIdleError);
  try {
    await prepare(database);
    return database;
  } catch (cause) {
    await database.destroy();
    throw databaseFailure(address, cause);
  }
}
