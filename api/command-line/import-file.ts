import path from "node:path";
import { Presets, SingleBar } from "cli-progress";
import type { ContentSettings } from "../content/content-settings.ts";
import { type ContentImport, planContentImport } from "../content/import-into-content.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { prepareUploadedLogos, type UploadedLogos } from "../logos/uploaded-logos.ts";
import { checkPartnerRows, type ImportPlan, type PartnerRow } from "../partners/check-partner-rows.ts";
import { ImportRefusedError, importPartners, planImport } from "../partners/import-partners.ts";
import type { TextStream } from "./command-tools.ts";
import { logoWarning } from "./logo-warnings.ts";
import { readPartnerRows } from "./read-partner-rows.ts";

/** A file that was read, with all that can be wrong with it by itself found to be right. */
export type ReadImport = { file: string; rows: readonly PartnerRow[]; logos: UploadedLogos; warnings: string[] };

/**
 * Reads a file and the logos that it names, and checks them as far as that needs no database: so a file that is refused
 * has made none.
 *
 * @param project the project's folder, see `CommandTools`
 * @throws CodedError `input-invalid`, whose message names every bad row, or says that there is none at all
 */
export async function readImport(file: string, project: string): Promise<ReadImport> {
  try {
    return await readRows(file, project);
  } catch (cause) {
    // Thrown by the engine itself, whoever reads the values.
    const isTooDeep = cause instanceof RangeError && cause.message.includes("call stack");
    if (!isTooDeep) throw cause;
    const message = `${file} has lists within lists, deeper than can be read: a partner has four texts`;
    throw new CodedError("input-invalid", message, { cause });
  }
}

async function readRows(file: string, project: string): Promise<ReadImport> {
  const { rows, notes } = await readPartnerRows(file);
  if (rows.length === 0) throw new CodedError("input-invalid", `${file} holds no partners, so none was imported`);
  const written = rows.map(({ value }) => logoOf(value));
  const logos = await prepareUploadedLogos(written, path.dirname(file));
  const { badRows } = checkPartnerRows(rows, [], { logos });
  if (badRows.length > 0) throw refusal(file, new ImportRefusedError(badRows, rows.length));
  const addresses = new Set(written.filter((logo) => typeof logo === "string"));
  const unseen = [...addresses].map((logo) => logoWarning(logo, project)).filter((warning) => warning !== undefined);
  return { file, rows, logos, warnings: [...notes, ...unseen] };
}

/**
 * Imports what was read, all of it or nothing.
 *
 * @param terminal where a progress bar may be drawn
 * @throws CodedError `input-invalid`, whose message names every bad row
 */
export async function importFile(
  database: Database,
  { file, rows, logos }: ReadImport,
  { update = false, terminal }: { update?: boolean; terminal: TextStream },
): Promise<ImportPlan> {
  const progress = createImportProgress(terminal, rows.length);
  try {
    return await importPartners(database, rows, { logos, update, onProgress: progress.update });
  } catch (error) {
    throw error instanceof ImportRefusedError ? refusal(file, error) : error;
  } finally {
    progress.stop();
  }
}

/**
 * Plans an import of what was read into the content, all of it or nothing.
 *
 * @param content the project's folder, and what its content says of partners
 * @throws CodedError `input-invalid`, whose message names every bad row, or says what is wrong with the content
 */
export async function planFileForContent(
  { file, rows, logos }: ReadImport,
  content: { project: string; settings: ContentSettings; update: boolean },
): Promise<ContentImport> {
  try {
    return await planContentImport(rows, { ...content, logos });
  } catch (error) {
    throw error instanceof ImportRefusedError ? refusal(file, error) : error;
  }
}

/**
 * What an import of what was read would do to a database.
 *
 * @throws CodedError `input-invalid`, whose message names every bad row
 */
export async function planFile(
  database: Database,
  { file, rows, logos }: ReadImport,
  { update = false }: { update?: boolean },
): Promise<ImportPlan> {
  const plan = await planImport(database, rows, { logos, update });
  if (plan.badRows.length > 0) throw refusal(file, new ImportRefusedError(plan.badRows, rows.length));
  return plan;
}

/** In words, a line each, what an import would do. */
export function describePlan(plan: ImportPlan): string {
  const changed = plan.changed.flatMap(({ before, changes }) => [
    `change  ${before.name}, ${before.category}`,
    ...Object.entries(changes).map(
      ([field, value]) => `        ${field}: ${before[field as keyof typeof changes]} → ${value}`,
    ),
  ]);
  const added = plan.added.map(({ name, category }) => `add     ${name}, ${category}`);
  const counts = `${plan.added.length} to add, ${plan.changed.length} to change, ${plan.unchanged} as they are; nothing was written`;
  return [...changed, ...added, counts].join("\n");
}

function refusal(file: string, error: ImportRefusedError): CodedError {
  return new CodedError("input-invalid", describeRefusedImport(file, error), { cause: error });
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
