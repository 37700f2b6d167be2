import path from "node:path";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { describeRemoved, prepareGivenLogos } from "../logos/given-logos.ts";
import { ImportRefusedError, importPartners } from "../partners/import-partners.ts";
import type { TextStream } from "./command-tools.ts";
import { describeRefusedImport } from "./describe-refused-import.ts";
import { createImportProgress } from "./import-progress.ts";
import { logoWarning } from "./logo-warnings.ts";
import { readPartnerRows } from "./read-partner-rows.ts";

/**
 * Imports a file, all of it or nothing.
 *
 * @param own the project's folder, see `CommandTools`, and where a progress bar may be drawn
 * @returns how many partners were added, and what to warn of
 * @throws CodedError `input-invalid`, whose message names every bad row, or says that there is none at all
 */
export async function importFile(
  database: Database,
  file: string,
  { project, terminal }: { project: string; terminal: TextStream },
) {
  const rows = await readPartnerRows(file);
  if (rows.length === 0) throw new CodedError("input-invalid", `${file} holds no partners, so none was imported`);
  const written = rows.map(({ value }) => logoOf(value));
  const logos = await prepareGivenLogos(written, path.dirname(file));
  const progress = createImportProgress(terminal, rows.length);
  try {
    const count = await importPartners(database, rows, { logos, onProgress: progress.update });
    const addresses = new Set(written.filter((logo) => typeof logo === "string"));
    const warnings = [...addresses]
      .map((logo) => logoWarning(logo, project))
      .filter((warning) => warning !== undefined);
    return { count, warnings: [...describeRemoved(logos), ...warnings] };
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
    throw new CodedError("input-invalid", describeRefusedImport(file, error), { cause: error });
  } finally {
    progress.stop();
  }
}

/** What an unchecked row gives as its logo. */
function logoOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "logo" in value ? value.logo : undefined;
}
