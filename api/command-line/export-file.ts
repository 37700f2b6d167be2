import { mkdir } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import type { NewPartner } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { unwritable } from "../file-fault.ts";
import { damagedLogoMessage, isIntactLogo, storedLogoPath } from "../logos/logo-names.ts";
import { readStoredLogos } from "../logos/stored-logos.ts";
import { formulaGuard, formulaStart, sheetColumns } from "./sheet-rows.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

const formats: Readonly<Record<string, ExportFormat>> = {
  ".csv": "csv",
  ".json": "json",
  ".yaml": "yaml",
  ".yml": "yaml",
};

/**
 * In which format an export is written: the one asked for, else the one that the file's ending says, else JSON.
 *
 * @param asked the format asked for, if any
 * @param file the file to write, if any
 * @throws CodedError `input-invalid` when the ending says another format than asked for, or none and none was asked for
 */
export function exportFormat(asked: ExportFormat | undefined, file: string | undefined): ExportFormat {
  if (file === undefined) return asked ?? "json";
  const said = formats[path.extname(file).toLowerCase()];
  if (asked && said && asked !== said) {
    throw new CodedError(
      "input-invalid",
      `--output ${file} is a name for ${said}, not for --format ${asked}: change one`,
    );
  }
  const format = asked ?? said;
  if (format) return format;
  throw new CodedError(
    "input-invalid",
    `--output ${file} does not say its format: end it with .csv, .json, .yaml or .yml, or give --format`,
  );
}

/** The formats of an export, all of which an import reads. */
export const exportFormats = ["json", "csv", "yaml"] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** By this Excel knows that a CSV file is UTF-8: without it names in Hindi are noise. */
const byteOrderMark = "\uFEFF";

/** Partners as the text of a file. */
export function formatPartners(partners: readonly (NewPartner & { id?: string })[], format: ExportFormat): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(partners, null, 2)}\n`;
    case "yaml":
      return stringify(partners);
    case "csv": {
      const rows = partners.map((partner) => sheetColumns.map((column) => csvCell(partner[column] ?? "")));
      return byteOrderMark + [sheetColumns, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
    }
  }
}

/** RFC 4180, 2.5–2.7; values with outer spaces are quoted too, since readers trim bare ones. No cell becomes a formula. */
function csvCell(value: string): string {
  const safe = formulaStart.test(value) ? formulaGuard + value : value;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes every logo that came as a file into the folder `logos` beside an export, which names them there.
 *
 * @param folder where the export is
 * @returns how many were written
 * @throws CodedError `data-damaged` when one has a name that is not its own, which could be a path to anywhere;
 *   `input-invalid` when one cannot be written
 */
export async function writeLogoFiles(database: Database, folder: string): Promise<number> {
  const logos = await readStoredLogos(database);
  const changed = logos.find((logo) => !isIntactLogo(logo));
  if (changed) throw new CodedError("data-damaged", damagedLogoMessage(changed.name));
  for (const { name, content } of logos) {
    const file = path.join(folder, storedLogoPath(name));
    await makeFolder(path.dirname(file));
    await writeFileAtomically(file, Buffer.from(content, "base64"));
  }
  return logos.length;
}

/** Makes a folder in one that has to be there: a mistyped one would be made too. */
async function makeFolder(own: string): Promise<void> {
  try {
    await mkdir(own);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") return;
    throw new CodedError("input-invalid", `${own} ${unwritable(own, cause)}`, { cause });
  }
}
