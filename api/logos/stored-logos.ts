import { readTablesVersion, tableVersions } from "../database/migrate-database.ts";
import type { Database, Tables } from "../database/tables.ts";

/** The version that brought the table of logos. */
const firstWithLogos = "2026-11-21-logos";

/** Every logo that came as a file, by its name; none where the tables are older than such logos. */
export async function storedLogos(database: Database): Promise<Tables["logos"][]> {
  const version = await readTablesVersion(database);
  if (tableVersions.indexOf(version) < tableVersions.indexOf(firstWithLogos)) return [];
  return database.selectFrom("logos").selectAll().orderBy("name").execute();
}
