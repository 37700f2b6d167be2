import { readTablesVersion, tableVersions } from "../database/migrate-database.ts";
import type { Database, DatabaseTransaction, Tables } from "../database/tables.ts";
import { isConstraintViolation } from "../database/transactions.ts";
import { CodedError } from "../errors.ts";
import type { LogoFile } from "./logo-names.ts";

/**
 * Keeps logos, those that are kept already too: writing them once more holds them until the transaction ends, so that
 * nobody removes them before the partners who name them are written.
 */
export async function insertLogos(transaction: DatabaseTransaction, logos: readonly LogoFile[]): Promise<void> {
  for (const { name, bytes } of logos) {
    await transaction
      .insertInto("logos")
      .values({ name, content: bytes.toString("base64") })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet(({ ref }) => ({ content: ref("excluded.content") })),
      )
      .execute();
  }
}

/** With PostgreSQL another command may name a logo just when it is to go: the database then keeps it. */
const overtaken = "Another command changed a partner at the same moment, so nothing was changed: try again";

/**
 * Removes the logos that no partner names.
 *
 * @throws CodedError `overtaken`
 */
export async function removeUnusedLogos(transaction: DatabaseTransaction): Promise<void> {
  const removal = transaction
    .deleteFrom("logos")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("partners").select("id").whereRef("partners.logo_file", "=", "logos.name"))),
    );
  await removal.execute().catch((cause) => {
    throw isConstraintViolation(cause) ? new CodedError("overtaken", overtaken, { cause }) : cause;
  });
}

/** The version that brought the table of logos. */
const firstWithLogos = "2026-11-21-logos";

/** Every logo that came as a file, by its name; none where the tables are older than such logos. */
export async function readStoredLogos(database: Database): Promise<Tables["logos"][]> {
  const version = await readTablesVersion(database);
  if (tableVersions.indexOf(version) < tableVersions.indexOf(firstWithLogos)) return [];
  return database.selectFrom("logos").selectAll().orderBy("name").execute();
}
