import { Migrator } from "kysely/migration";
import * as partners from "./migrations/2025-07-01-partners.ts";
import type { Database } from "./tables.ts";

/** Every migration, in the order of its name. Add to the end; never change one that has been published. */
const migrations = {
  "2025-07-01-partners": partners,
};

/**
 * Brings the database's tables up to date, once, also when several processes try at the same time. Where they are up to
 * date it only reads, so that it waits for no other process that writes.
 *
 * @throws whatever the database says when it cannot be reached or changed
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
