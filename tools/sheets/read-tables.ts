import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import readWorkbook from "read-excel-file/node";
import { odsTables } from "./read-ods.ts";
import { Refusal } from "./refusal.ts";

/** One sheet of a file: its name, and its rows of cells as trimmed texts. Dates are `2027-01-17 10:00`, or a part of it. */
export type Table = { name: string; rows: string[][] };

/** The maximum size of a file. A tour takes about a thousandth of it. */
const mostMegabytes = 20;

/** The maximum size of all that a .xlsx or .ods file contains: a small file can unpack to gigabytes. */
const mostUnpackedMegabytes = 100;

/** How each kind of file is read, by the extension of its name. */
const readers: Record<string, (bytes: Buffer) => Table[] | Promise<Table[]>> = {
  ".csv": csvTables,
  ".xlsx": workbookTables,
  ".ods": odsTables,
};

/**
 * Reads all sheets of a spreadsheet.
 *
 * @param file the path of a .csv, .xlsx or .ods file
 * @throws Refusal if the file cannot be read
 */
export async function readTables(file: string): Promise<Table[]> {
  const extension = path.extname(file).toLowerCase();
  const reader = readers[extension];
  if (!reader) {
    const old = extension === ".xls" ? ", the old format of Excel" : "";
    throw new Refusal(`${file} is no .xlsx, .ods or .csv file${old}: open it and save it as .xlsx`);
  }
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw new Refusal(`${file} is no file: correct the path (${path.resolve(file)})`);
  if (facts.size > mostMegabytes * 1_000_000)
    throw new Refusal(`${file} is larger than ${mostMegabytes} MB: remove pictures from it, or import it in parts`);
  try {
    const bytes = await readFile(file);
    if (extension !== ".csv") requireSmall(bytes);
    const tables = await reader(bytes);
    return tables.map(({ name, rows }) => ({ name, rows: rows.map((cells) => cells.map((cell) => cell.trim())) }));
  } catch (cause) {
    if (cause instanceof Refusal) throw new Refusal(`${file} ${cause.message}`, { cause });
    throw new Refusal(`${file} is damaged, or no ${extension} file: save it again as .xlsx or .csv`, { cause });
  }
}

/** @throws Refusal if a ZIP file contains too much, by the sizes that it gives */
function requireSmall(bytes: Uint8Array): void {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  if (size > mostUnpackedMegabytes * 1_000_000)
    throw new Refusal(`contains more than ${mostUnpackedMegabytes} MB: import it in parts`);
}

function csvTables(bytes: Buffer): Table[] {
  const text = csvText(bytes);
  // The titles above the header may have no separator at all.
  const beginning = text.slice(0, 2000);
  const [delimiter = ","] = [",", ";", "\t"].toSorted((a, b) => beginning.split(b).length - beginning.split(a).length);
  try {
    return [{ name: "", rows: parse(text, { delimiter, relax_column_count: true }) }];
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

async function workbookTables(bytes: Buffer): Promise<Table[]> {
  const sheets = await readWorkbook(bytes);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((cells) => cells.map((cell) => (cell instanceof Date ? dateText(cell) : String(cell ?? "")))),
  }));
}

/** Excel keeps a time of no day as a time on the first days of its calendar, and times as inexact fractions of a day. */
function dateText(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString();
  const [day = "", time = ""] = [text.slice(0, 10), text.slice(11, 16)];
  if (date.getUTCFullYear() < 1901) return time;
  return time === "00:00" ? day : `${day} ${time}`;
}
