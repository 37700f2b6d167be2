import type { Database, DatabaseTransaction } from "./tables.ts";

/** Reads with several statements what the database holds at one moment, also while others write; nobody waits. */
export function readOneMoment<Result>(
  database: Database,
  read: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setAccessMode("read only").setIsolationLevel("repeatable read").execute(read);
}
