import { CsvError, type Info, parse } from "csv-parse/sync";
import { CodedError } from "../errors.ts";
import { type PartnerRows, requiredColumns, sheetRows } from "./sheet-rows.ts";

/** What spreadsheets separate values by, the usual one first: Excel writes a semicolon where the comma is a decimal sign. */
const delimiters = [",", ";", "\t"] as const;

/** The first line by which Excel is told the delimiter. */
const delimiterLine = /^\uFEFF?sep=(.)\n/i;

/**
 * The rows of a CSV file (RFC 4180, with or without a byte order mark) as spreadsheets write it: with commas, semicolons or
 * tabs, and with or without Excel's `sep=`. Its first row names the columns.
 *
 * @throws CodedError `input-invalid` when the header or the quoting is wrong
 */
export function parseCsvRows(file: string, text: string): PartnerRows {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const [told = "", named] = delimiterLine.exec(lines) ?? [];
  const rest = lines.slice(told.length);
  const [header, ...records] = parseRecords(file, rest, named ?? delimiterOf(rest));
  const linesBefore = told === "" ? 0 : 1;
  const placed = records.map(({ record, info }, index) => ({
    place: `row ${index + 1} (line ${info.lines - lineBreaks(record) + linesBefore})`,
    cells: record,
  }));
  return sheetRows(file, header?.record ?? [], placed);
}

/** The delimiter by which the first line names most of the columns. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split("\n", 1);
  const namedBy = (delimiter: string) => {
    const names = header.split(delimiter).map((name) =>
      name
        .replaceAll(/["\uFEFF]/g, "")
        .trim()
        .toLowerCase(),
    );
    return requiredColumns.filter((column) => names.includes(column)).length;
  };
  const [best = ","] = delimiters.toSorted((a, b) => namedBy(b) - namedBy(a));
  return best;
}

function parseRecords(file: string, text: string, delimiter: string): { record: string[]; info: Info }[] {
  try {
    // Typed as plain rows, though `info` makes each one a pair.
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: Info }[];
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new CodedError("input-invalid", `${file} is not CSV: ${cause.message}`, { cause });
  }
}

/** The parser counts a record's line where it ends; a quoted value may hold line breaks. */
function lineBreaks(record: string[]): number {
  return record.join("").split("\n").length - 1;
}
