import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { ImportRefusedError, importPartners } from "../partners/import-partners.ts";
import { describeRefusedImport } from "./describe-refused-import.ts";
import { createImportProgress } from "./import-progress.ts";
import { readPartnerRows } from "./read-partner-rows.ts";

/**
 * Imports a file, all of it or nothing.
 *
 * @param terminal where a progress bar may be drawn
 * @returns how many partners were added
 * @throws CodedError `input-invalid`, whose message names every bad row, or says that there is none at all
 */
export async function importFile(database: Database, file: string, terminal: NodeJS.WriteStream): Promise<number> {
  const rows = await readPartnerRows(file);
  if (rows.length === 0) throw new CodedError("input-invalid", `${file} holds no partners, so none was imported`);
  const progress = createImportProgress(terminal, rows.length);
  try {
    return await importPartners(database, rows, progress.update);
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
    throw new CodedError("input-invalid", describeRefusedImport(file, error), { cause: error });
  } finally {
    progress.stop();
  }
}
