import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import * as partners from "./migrations/2025-07-01-partners.ts";
import * as logos from "./migrations/2026-11-21-logos.ts";
import * as contentPartners from "./migrations/2026-11-23-content-partners.ts";
import * as drawnLogos from "./migrations/2026-11-23-drawn-logos.ts";
import type { Database } from "./tables.ts";

/**
 * Every migration, in the order of its name. Add to the end; never change one that has been published. Each later one has
 * the way back, `down`, which keeps all that the version before can hold: `npm run rollback` goes it.
 */
const migrations = {
  "2025-07-01-partners": partners,
  "2026-11-21-logos": logos,
  "2026-11-23-content-partners": contentPartners,
  "2026-11-23-drawn-logos": drawnLogos,
};

/** The versions that the tables have had, the oldest first: the names of the migrations. */
export const tableVersions: readonly string[] = Object.keys(migrations);

/** The tables are of a version that this program does not know. Its message goes on behind the database's name. */
export class NewerTablesError extends Error {
  constructor(versions: readonly string[]) {
    super(
      `was changed by a newer version of this program (${versions.join(", ")}), which this one cannot read: ` +
        "run that version, or restore a backup into a new database",
    );
    this.name = "NewerTablesError";
  }
}

/** The tables cannot become again what they were before a version. Its message goes on behind the database's name. */
export class LastingTablesError extends Error {
  constructor(version: string) {
    super(`cannot become again what it was before ${version}: restore a backup from before into a new database`);
    this.name = "LastingTablesError";
  }
}

/** Nobody has made any tables. Its message goes on behind the database's name. */
export class NoTablesError extends Error {
  constructor() {
    super("has no partners' tables: check its address, or start the server once, which makes them");
    this.name = "NoTablesError";
  }
}

/**
 * Which of `tableVersions` the tables are of. It only reads.
 *
 * @throws NoTablesError, NewerTablesError, and whatever the database says when it cannot be reached
 */
export async function readTablesVersion(database: Database): Promise<string> {
  const known = await migratorOf(database).getMigrations();
  const newest = known.findLast(({ executedAt }) => executedAt);
  if (!newest) throw new NoTablesError();
  await refuseNewer(database);
  return newest.name;
}

/**
 * Brings the database's tables up to date, once, also when several processes try at the same time. Where they are up to
 * date it only reads, so that it waits for no other process that writes.
 *
 * @throws NewerTablesError, and whatever the database says when it cannot be reached or changed
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const migrator = migratorOf(database);
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt)) await refuseNewer(database);
  if (known.every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * The version of the tables by its name, also where it is one of a newer program; undefined where there are none yet. It
 * only reads. Versions are in the order of their names.
 */
export async function readNewestVersion(database: Database): Promise<string | undefined> {
  const known = await migratorOf(database).getMigrations();
  if (!known.some(({ executedAt }) => executedAt)) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    database,
  );
  return rows[0]?.name;
}

/**
 * Brings the tables to one of `tableVersions`, forward or back, so that a program of that version can read them.
 *
 * @throws NewerTablesError, LastingTablesError; nothing was changed then
 */
export async function migrateDatabaseTo(database: Database, version: string): Promise<void> {
  const migrator = migratorOf(database);
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt)) await refuseNewer(database);
  const later = known.filter(({ name, executedAt }) => executedAt && name > version);
  const lasting = later.find(({ migration }) => !migration.down);
  if (lasting) throw new LastingTablesError(lasting.name);
  const { error } = await migrator.migrateTo(version);
  if (error !== undefined) throw error;
}

function migratorOf(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}

async function refuseNewer(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const unknown = rows.map(({ name }) => name).filter((name) => !tableVersions.includes(name));
  if (unknown.length > 0) throw new NewerTablesError(unknown);
}
