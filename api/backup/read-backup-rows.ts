import type { Database } from "../database/tables.ts";
import type { BackupRows } from "./backup-rows.ts";

/** Everything that the database keeps at one moment, also while others write. */
export async function readBackupRows(database: Database): Promise<BackupRows> {
  const reading = database.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
  return reading.execute(async (transaction) => ({
    logos: await transaction.selectFrom("logos").selectAll().orderBy("name").execute(),
    partners: await transaction.selectFrom("partners").selectAll().orderBy("position").orderBy("id").execute(),
    seedings: await transaction.selectFrom("seedings").selectAll().execute(),
  }));
}
