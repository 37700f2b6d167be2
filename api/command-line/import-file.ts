import path from "node:path";
import { Presets, SingleBar } from "cli-progress";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { describeRemoved, prepareUploadedLogos } from "../logos/uploaded-logos.ts";
import { ImportRefusedError, importPartners } from "../partners/import-partners.ts";
import type { TextStream } from "./command-tools.ts";
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
  const logos = await prepareUploadedLogos(written, path.dirname(file));
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

/** How many bad rows are written out; a file in the wrong shape has thousands. */
const shownRows = 50;

/** Every bad row on its lines, with its place in the file; the count of those beyond the first fifty. */
export function describeRefusedImport(file: string, { message, badRows }: ImportRefusedError): string {
  const lines = badRows
    .slice(0, shownRows)
    .flatMap(({ place, problems }) => problems.map((what) => `  ${place}: ${what}`));
  const more = badRows.length - shownRows;
  return [`${file}: ${message}:`, ...lines, ...(more > 0 ? [`  and ${more} more bad rows`] : [])].join("\n");
}

/** Imports of fewer rows are over before a bar could be read. */
const fewestRows = 1000;

/** A progress bar for a long import on a terminal; for a short one, or where no person looks, one that shows nothing. */
export function createImportProgress(stream: TextStream, rowCount: number) {
  if (!stream.isTTY || rowCount < fewestRows) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar(
    { stream, format: "{bar} {value} of {total} rows", clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(rowCount, 0);
  return { update: (written: number) => bar.update(written), stop: () => bar.stop() };
}
