import { readTablesVersion } from "../database/migrate-database.ts";
import { readOneMoment } from "../database/read-one-moment.ts";
import type { Database } from "../database/tables.ts";
import { storedLogos } from "../logos/stored-logos.ts";
import type { Backup } from "./backup-format.ts";

/** Everything that the database keeps at one moment, also while others write, and of which version its tables are. */
export async function readBackupRows(database: Database): Promise<Pick<Backup, "tables" | "rows">> {
  return readOneMoment(database, async (transaction) => ({
    tables: await readTablesVersion(transaction),
    rows: {
      logos: await storedLogos(transaction),
      partners: await transaction.selectFrom("partners").selectAll().orderBy("position").orderBy("id").execute(),
      seedings: await transaction.selectFrom("seedings").selectAll().execute(),
    },
  }));
}
