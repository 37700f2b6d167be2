import { readFile } from "node:fs/promises";
import path from "node:path";
import { read, utils, type WorkSheet } from "@e965/xlsx";
import { CsvError, parse } from "csv-parse/sync";
import { Refusal } from "../../editor/refusal.ts";

/** A sheet of a file. Its cells are trimmed texts; dates have the form `2027-01-17 10:00`, `2027-01-17` or `10:00`. */
export type Table = { name: string; rows: string[][] };

/** The function that reads a file, by the extension of its name. */
const readers: Record<string, (bytes: Buffer) => Table[]> = {
  ".csv": csvTables,
  ".xlsx": workbookTables,
  ".ods": workbookTables,
};

/**
 * Reads all sheets of a spreadsheet.
 *
 * @param file the path of a .csv, .xlsx or .ods file
 * @throws Refusal if the file cannot be read
 */
export async function readTables(file: string): Promise<Table[]> {
  const name = path.basename(file);
  const extension = path.extname(file).toLowerCase();
  const reader = readers[extension];
  if (!reader) {
    const old = extension === ".xls" ? ", the old format of Excel" : "";
    throw new Refusal(`${name} is not a .xlsx, .ods or .csv file${old}: open it and save it as .xlsx`);
  }
  const bytes = await readFile(file).catch((cause) => {
    throw new Refusal(`${name} cannot be read: correct the path (${path.resolve(file)})`, { cause });
  });
  try {
    return reader(bytes);
  } catch (cause) {
    if (cause instanceof Refusal) throw new Refusal(`${name} ${cause.message}`, { cause });
    throw new Refusal(`${name} is damaged, or not a ${extension} file: save it again as .xlsx or .csv`, { cause });
  }
}

function csvTables(bytes: Buffer): Table[] {
  const text = csvText(bytes);
  // The delimiter that occurs most. The first line alone may be a title without any.
  const beginning = text.slice(0, 2000);
  const [delimiter = ","] = [",", ";", "\t"].toSorted((a, b) => beginning.split(b).length - beginning.split(a).length);
  try {
    const rows: string[][] = parse(text, { delimiter, relax_column_count: true });
    return [{ name: "", rows: rows.map((cells) => cells.map(cellText)) }];
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new Refusal(`is not CSV: ${cause.message}`, { cause });
  }
}

/** Decodes UTF-8, or UTF-16 with a byte order mark (Excel's "Unicode text"). Each line of the result ends with \n. */
function csvText(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[mark] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, "\n");
  } catch (cause) {
    throw new Refusal(`is not UTF-8 text: save it as "CSV UTF-8"`, { cause });
  }
}

function workbookTables(bytes: Buffer): Table[] {
  // Both formats are ZIP archives. For other bytes, the library would guess a format.
  if (bytes.toString("latin1", 0, 2) !== "PK") throw new Error("no ZIP archive");
  const { SheetNames, Sheets } = read(bytes, { cellDates: true, UTC: true, dense: true });
  return SheetNames.map((name) => {
    const cells = { header: 1, range: 0, defval: "", UTC: true } as const;
    const rows: unknown[][] = utils.sheet_to_json(Sheets[name] as WorkSheet, cells);
    return { name, rows: rows.map((row) => row.map(cellText)) };
  });
}

function cellText(value: unknown): string {
  return value instanceof Date ? dateText(value) : String(value ?? "").trim();
}

/**
 * Returns the date, the time, or both. Excel stores a time without a date in the first year of its calendar, and times as
 * fractions of a day, which need rounding.
 */
function dateText(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString();
  const [day = "", time = ""] = [text.slice(0, 10), text.slice(11, 16)];
  if (date.getUTCFullYear() < 1901) return time;
  return time === "00:00" ? day : `${day} ${time}`;
}
