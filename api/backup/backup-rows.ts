import { z } from "zod/mini";
import { partnerCategories } from "../../catalogue/partner.ts";
import { readTablesVersion } from "../database/migrate-database.ts";
import type { Database } from "../database/tables.ts";
import { readSnapshot } from "../database/transactions.ts";
import { isLogoName } from "../logos/logo-names.ts";
import { readStoredLogos } from "../logos/stored-logos.ts";
import type { Backup } from "./backup-format.ts";

const text = z.string().check(z.minLength(1));

/** A partner as its table has it, whatever the rules for new ones say. */
const partnerRow = z.strictObject({
  id: text,
  category: z.enum(partnerCategories),
  name: text,
  name_key: text,
  logo: text,
  /** Not in tables older than 2026-11-21-logos. */
  logo_file: z._default(z.nullable(text), null),
  website: text,
  position: z.int(),
});

/** Its name becomes that of a file where partners are exported. Whether the content is still its own, `integrity` says. */
const logoName = z.string().check(z.refine(isLogoName, "is no name of a logo"));

const logoRow = z.strictObject({ name: logoName, content: text });

const seedingRow = z.strictObject({
  id: z.int().check(z.gte(1), z.lte(1)),
  seeded_at: text,
  /** Neither is in tables older than 2026-11-23-content-partners. */
  content: z._default(z.nullable(text), null),
  adopted: z._default(z.nullable(text), null),
});

/** Everything that the database keeps, row by row: all its tables, as they are. */
export const backupRowsSchema = z
  .strictObject({
    partners: z.array(partnerRow),
    logos: z.array(logoRow),
    seedings: z.array(seedingRow).check(z.maxLength(1)),
  })
  .check(z.refine(hasNoTwins, "names one row twice"), z.refine(hasItsLogos, "names a logo that is not in it"));

export type BackupRows = z.infer<typeof backupRowsSchema>;

/** The tables, in the order in which they are filled: a partner names a logo that must be there already. */
export const backupTables = ["logos", "partners", "seedings"] as const satisfies (keyof BackupRows)[];

function hasNoTwins({ partners, logos }: BackupRows): boolean {
  const keys = [
    partners.map(({ id }) => id),
    partners.map(({ category, name_key }) => `${category}/${name_key}`),
    logos.map(({ name }) => name),
  ];
  return keys.every((list) => new Set(list).size === list.length);
}

function hasItsLogos({ partners, logos }: BackupRows): boolean {
  const names = new Set<string | null>(logos.map(({ name }) => name));
  return partners.every(({ logo_file }) => logo_file === null || names.has(logo_file));
}

/** Everything that the database keeps at one moment, also while others write, and of which version its tables are. */
export async function readBackupRows(database: Database): Promise<Pick<Backup, "tables" | "rows">> {
  return readSnapshot(database, async (transaction) => ({
    tables: await readTablesVersion(transaction),
    rows: {
      logos: await readStoredLogos(transaction),
      partners: await transaction.selectFrom("partners").selectAll().orderBy("position").orderBy("id").execute(),
      seedings: await transaction.selectFrom("seedings").selectAll().execute(),
    },
  }));
}
