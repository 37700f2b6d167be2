import { isPartnerCategory } from "../../catalogue/partner.ts";
import { CodedError } from "../errors.ts";
import type { PartnerRow } from "../partners/check-partner-rows.ts";

/** The columns that a sheet of partners has to have, in the order in which they are written; read in any order. */
export const requiredColumns = ["name", "category", "logo", "website"] as const;

/** All columns that are read. The id says which partner a row changes; a new partner's row has none. */
export const sheetColumns = [...requiredColumns, "id"] as const;

type SheetColumn = (typeof sheetColumns)[number];

/** A row of a sheet as it is written, and where it stands, such as `row 1 (line 2)`. */
export type SheetRecord = { place: string; cells: readonly string[] };

/** The rows of a file, unchecked, and in words what of it was left out. */
export type PartnerRows = { rows: PartnerRow[]; notes: string[] };

/** Begins a cell that a spreadsheet would calculate otherwise (https://owasp.org/www-community/attacks/CSV_Injection). */
export const formulaGuard = "'";

/** What a spreadsheet takes for the beginning of a formula, guarded or not. */
export const formulaStart = /^'*[=+\-@\t\r]/;

/**
 * The rows of a sheet whose first row names the columns: in any case and order, with others between them, which are left
 * out. A category may be named as its heading on the page.
 *
 * A row with too many values becomes a value that the partner schema refuses, so that it is reported with the other bad
 * rows.
 *
 * @throws CodedError `input-invalid` when a column is missing or stands twice
 */
export function sheetRows(file: string, header: readonly string[], records: readonly SheetRecord[]): PartnerRows {
  const columns = header.map((heading) => heading.trim().toLowerCase().replace(/^_id$/, "id"));
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  const twice = sheetColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  const told = header.filter((heading) => heading.trim() !== "").join(", ") || "nothing";
  if (missing.length > 0)
    throw invalid(
      `${file}: the first row must name the columns ${requiredColumns.join(", ")}; ${missing.join(", ")} not among: ${told}`,
    );
  if (twice.length > 0) throw invalid(`${file}: the first row names ${twice.join(", ")} twice: remove one`);
  const extra = header.filter((heading, index) => heading.trim() !== "" && !isSheetColumn(columns[index] ?? ""));
  const notes = extra.map((heading) => `${file}: the column "${heading.trim()}" is not known, and was left out`);
  return { rows: records.map(({ place, cells }) => ({ place, value: toValue(columns, cells) })), notes };
}

function invalid(message: string): CodedError {
  return new CodedError("input-invalid", message);
}

function isSheetColumn(text: string): text is SheetColumn {
  return (sheetColumns as readonly string[]).includes(text);
}

function toValue(columns: readonly string[], cells: readonly string[]): unknown {
  const named = columns.flatMap((column, index) => {
    const cell = cells[index];
    if (cell === undefined || !isSheetColumn(column) || (column === "id" && cell === "")) return [];
    return [[column, column === "category" ? categoryOf(cell) : withoutGuard(cell)]];
  });
  const surplus = cells
    .slice(columns.length)
    .filter((cell) => cell !== "")
    .map((cell) => [`value "${cell}" beyond the last column`, cell]);
  return Object.fromEntries([...named, ...surplus]);
}

function withoutGuard(cell: string): string {
  return cell.startsWith(formulaGuard) && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** `Media Partners`, as the page shows it, is `media-partners`. */
function categoryOf(cell: string): string {
  const name = cell.toLowerCase().replaceAll(/[\s_]+/g, "-");
  return isPartnerCategory(name) ? name : cell;
}
