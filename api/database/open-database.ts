import { CodedError } from "../errors.ts";
import { connectDatabase } from "./connect-database.ts";
import { type DatabaseAddress, describeDatabase } from "./database-address.ts";
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
    throw new CodedError(
      "database-unavailable",
      `${describeDatabase(address)} cannot be used: ${reason(cause)}. Check its address, its permissions and that it runs`,
      { cause },
    );
  }
}

/** Connection attempts to several addresses of one host fail with an AggregateError, whose own message is empty. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : String(error);
}
