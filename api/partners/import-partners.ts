import type { Database, DatabaseTransaction } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { insertLogos, removeUnusedLogos } from "../logos/stored-logos.ts";
import { type UploadedLogos, uploadedLogoFiles } from "../logos/uploaded-logos.ts";
import { changePartner } from "./change-partners.ts";
import {
  type BadRow,
  checkPartnerRows,
  type ImportPlan,
  type PartnerRow,
  type PlannedChange,
} from "./check-partner-rows.ts";
import { insertPartners, refuseDuplicate } from "./insert-partners.ts";

/** An import was refused as a whole because some of its rows are bad; carries every one of them. */
export class ImportRefusedError extends CodedError {
  readonly badRows: readonly BadRow[];

  constructor(badRows: readonly BadRow[], rowCount: number) {
    super("input-invalid", `${badRows.length} of ${rowCount} rows cannot be imported, so none was`);
    this.name = "ImportRefusedError";
    this.badRows = badRows;
  }
}

/** SQLite lets one command write at a time; with PostgreSQL another may add a partner after the rows were checked. */
const overtaken = "Another command added one of these partners at the same moment, so none was imported: import again";

type ImportOptions = {
  /** The logos that rows give as files. */
  logos?: UploadedLogos;
  /** Whether a row may change the partner that it names; otherwise each adds one. */
  update?: boolean;
  /** Told how many are added so far; they count only once the promise is fulfilled. */
  onProgress?: (written: number) => void;
};

/**
 * What an import of rows would do, whether or not some of them are bad.
 *
 * @param database one to read from
 */
export async function planImport(
  database: Database,
  rows: readonly PartnerRow[],
  options: Omit<ImportOptions, "onProgress"> = {},
): Promise<ImportPlan> {
  const stored = await database.selectFrom("partners").select(["id", "category", "name", "logo", "website"]).execute();
  return checkPartnerRows(rows, stored, options);
}

/**
 * Adds every row as a partner, in the order given, or with `update` changes the partner that it names; all of it or nothing.
 *
 * @returns what was done
 * @throws ImportRefusedError, CodedError `partner-exists`
 */
export async function importPartners(
  database: Database,
  rows: readonly PartnerRow[],
  { onProgress, ...options }: ImportOptions = {},
): Promise<ImportPlan> {
  return database.transaction().execute(async (transaction) => {
    const plan = await planImport(transaction, rows, options);
    if (plan.badRows.length > 0) throw new ImportRefusedError(plan.badRows, rows.length);
    await insertLogos(transaction, uploadedLogoFiles(options.logos ?? new Map()));
    await refuseDuplicate(overtaken, async () => {
      await changePartners(transaction, plan.changed);
      await insertPartners(transaction, plan.added, onProgress);
    });
    if (plan.changed.length > 0) await removeUnusedLogos(transaction);
    return plan;
  });
}

/** Changes partners of which one may take another's name: first those that get another one give theirs up. */
async function changePartners(transaction: DatabaseTransaction, planned: readonly PlannedChange[]): Promise<void> {
  const moved = planned.filter(({ changes }) => changes.name !== undefined || changes.category !== undefined);
  for (const { before } of moved)
    await transaction.updateTable("partners").set({ name_key: before.id }).where("id", "=", before.id).execute();
  for (const { before, changes } of planned)
    await changePartner(transaction, before.id, { name: before.name, ...changes });
}
