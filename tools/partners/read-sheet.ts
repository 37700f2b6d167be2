import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { withoutGuard } from "./formula-guard.ts";
import { unpacksBelow } from "./unpacked-size.ts";

/** The columns of a list of partners. */
export const columns = ["name", "category", "logo", "website"] as const;

/** A row below the header: its number as a spreadsheet shows it, its cells, and those beyond the last column. */
export type SheetRow = { number: number; cells: Record<(typeof columns)[number], string>; surplus: string[] };

/** An error of the user. The message names the mistake and the correction. */
export class Refusal extends Error {}

/** The maximum size of a file, also unpacked. The partners of a tour take about a thousandth of it. */
const mostMegabytes = 64;

/**
 * Reads a list of partners: a CSV file with commas, semicolons or tabs, or the first sheet of an Excel workbook. Its first
 * row names the columns, in any order. Other columns and empty rows are ignored.
 *
 * @param file the path of a .csv or .xlsx file
 * @returns its rows, unchecked
 * @throws Refusal if the file cannot be read, or if its first row lacks a column
 */
export async function readSheet(file: string): Promise<SheetRow[]> {
  const table = await readTable(file);
  const [header, ...rows] = table
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const names = (header?.cells ?? []).map((name) => name.toLowerCase());
  const missing = columns.filter((column) => names.filter((name) => name === column).length !== 1);
  if (missing.length > 0)
    throw new Refusal(
      `${file}: the first row must name ${columns.join(", ")}, each once: missing or twice: ${missing.join(", ")}`,
    );
  return rows.map(({ number, cells }) => {
    const cell = (column: string) => withoutGuard(cells[names.indexOf(column)] ?? "");
    // Also accepts the spelling of the page's headings: Media Partners.
    const category = cell("category")
      .toLowerCase()
      .replaceAll(/[\s_]+/g, "-");
    const surplus = cells.slice(names.length).filter((value) => value !== "");
    return { number, cells: { name: cell("name"), category, logo: cell("logo"), website: cell("website") }, surplus };
  });
}

/** Returns all rows of a file, including empty ones. */
async function readTable(file: string): Promise<string[][]> {
  const ending = path.extname(file).toLowerCase();
  if (ending !== ".csv" && ending !== ".xlsx") throw new Refusal(`${file}: its name must end with .csv or .xlsx`);
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) {
    const resolved = path.isAbsolute(file) ? "" : ` (${path.resolve(file)})`;
    throw new Refusal(`${file} is no file: correct the path${resolved}`);
  }
  if (facts.size > mostMegabytes * 1_000_000) throw new Refusal(tooLarge(file));
  const bytes = await readFile(file);
  return ending === ".csv" ? csvTable(file, bytes) : workbookTable(file, bytes);
}

function tooLarge(file: string): string {
  return `${file} is larger than ${mostMegabytes} MB: import it in parts`;
}

function csvTable(file: string, bytes: Buffer): string[][] {
  const text = csvText(file, bytes);
  const [header = ""] = text.split("\n", 1);
  const [delimiter = ","] = [",", ";", "\t"].toSorted((a, b) => header.split(b).length - header.split(a).length);
  try {
    return parse(text, { delimiter, relax_column_count: true });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new Refusal(`${file} is not CSV: ${cause.message}`, { cause });
  }
}

/** Decodes UTF-8, or UTF-16 after a byte order mark (Excel's "Unicode text"). Each line of the result ends with \n. */
function csvText(file: string, bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, "\n");
  } catch (cause) {
    throw new Refusal(`${file} is not UTF-8 text: save it as "CSV UTF-8"`, { cause });
  }
}

async function workbookTable(file: string, bytes: Buffer): Promise<string[][]> {
  try {
    if (!unpacksBelow(bytes, mostMegabytes * 1_000_000)) throw new Refusal(tooLarge(`${file}, unpacked,`));
    const [first] = await readWorkbook(bytes);
    return (first?.data ?? []).map((cells) => cells.map((cell) => String(cell ?? "")));
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(`${file} is no Excel workbook: save it as .xlsx again, or as .csv`, { cause });
  }
}
