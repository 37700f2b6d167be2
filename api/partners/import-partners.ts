import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { insertLogos } from "../logos/stored-logos.ts";
import { type UploadedLogos, uploadedLogoFiles } from "../logos/uploaded-logos.ts";
import { type BadRow, checkPartnerRows, type PartnerRow } from "./check-partner-rows.ts";
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
  /** Told how many are written so far; they count only once the promise is fulfilled. */
  onProgress?: (written: number) => void;
};

/**
 * Adds every row as a partner, in the order given, or none at all.
 *
 * @returns how many partners were added
 * @throws ImportRefusedError, CodedError `partner-exists`
 */
export async function importPartners(
  database: Database,
  rows: readonly PartnerRow[],
  { logos = new Map(), onProgress }: ImportOptions = {},
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const stored = await transaction.selectFrom("partners").select(["category", "name"]).execute();
    const { partners, badRows } = checkPartnerRows(rows, stored, logos);
    if (badRows.length > 0) throw new ImportRefusedError(badRows, rows.length);
    await insertLogos(transaction, uploadedLogoFiles(logos));
    await refuseDuplicate(overtaken, () => insertPartners(transaction, partners, onProgress));
    return partners.length;
  });
}
