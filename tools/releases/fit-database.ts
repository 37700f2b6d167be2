import { mkdir } from "node:fs/promises";
import { backUpToFile } from "../../api/command-line/backup-file.ts";
import { connectDatabase } from "../../api/database/connect-database.ts";
import {
  type DatabaseAddress,
  defaultDatabaseAddress,
  isNewFile,
  parseDatabaseAddress,
} from "../../api/database/database-address.ts";
import { explainFault } from "../../api/database/database-fault.ts";
import { migrateDatabaseTo, readNewestVersion } from "../../api/database/migrate-database.ts";
import type { Database } from "../../api/database/tables.ts";
import { askDatabaseUrl } from "./ask-keeper.ts";

/**
 * Makes the database of the served site ready for a release that has other tables: what it holds is backed up, and where
 * the release is older its tables become again those that this one can read. A newer release changes them when it starts.
 *
 * @param tables the version of the tables that the release has
 * @returns what brings the tables back to what they are now, where the release does not get into service after all
 * @throws CodedError `database-unavailable` where the release could not read the database; nothing was changed then
 */
export async function fitDatabase(id: string, tables: string): Promise<() => Promise<void>> {
  const address = parseDatabaseAddress((await askDatabaseUrl()) || process.env.DATABASE_URL || defaultDatabaseAddress);
  const held = isNewFile(address) ? undefined : await withDatabase(address, readNewestVersion);
  if (held === undefined || held === tables) return async () => {};
  await withDatabase(address, async (database) => {
    await mkdir("data", { recursive: true });
    console.log(await backUpToFile(database, `data/before-${id}.backup.gz`, new Date()));
    if (tables < held) await migrateDatabaseTo(database, tables);
  });
  return () => withDatabase(address, (database) => migrateDatabaseTo(database, held));
}

/** @throws CodedError `database-unavailable` with the reason, where it is one of the database */
async function withDatabase<Result>(
  address: DatabaseAddress,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase(address, () => {});
  try {
    return await work(database);
  } catch (cause) {
    throw explainFault(address, cause);
  } finally {
    await database.destroy();
  }
}
