import { CsvError, type Info, parse } from "csv-parse/sync";
import { CodedError } from "../errors.ts";
import type { PartnerRow } from "../partners/check-partner-rows.ts";

/** The columns of a partner file, in the order in which they are written; read in any order. */
export const csvColumns = ["name", "category", "logo", "website"] as const;

/**
 * The rows of a CSV file (RFC 4180, UTF-8, with or without a byte order mark) whose first line names the columns.
 * A row with too few or too many values becomes a value that the partner schema refuses, so that it is reported with
 * the other bad rows.
 *
 * @throws CodedError `input-invalid` when the header or the quoting is wrong
 */
export function parseCsvRows(file: string, text: string): PartnerRow[] {
  const [header, ...records] = parseRecords(file, text);
  const columns = header?.record ?? [];
  if (columns.toSorted().join() !== csvColumns.toSorted().join()) {
    const message = `${file}: the first line must name the columns ${csvColumns.join(",")}, separated by commas and in small letters, not ${columns.join(",") || "nothing"}`;
    throw new CodedError("input-invalid", message);
  }
  return records.map(({ record, info }, index) => ({
    place: `row ${index + 1} (line ${info.lines - lineBreaks(record)})`,
    value: toValue(columns, record),
  }));
}

function toValue(columns: string[], record: string[]): unknown {
  const named = columns.flatMap((column, index) => {
    const cell = record[index];
    return cell === undefined ? [] : [[column, cell]];
  });
  const surplus = record.slice(columns.length).map((cell) => [`value "${cell}" beyond the last column`, cell]);
  return Object.fromEntries([...named, ...surplus]);
}

function parseRecords(file: string, text: string): { record: string[]; info: Info }[] {
  try {
    // Typed as plain rows, though `info` makes each one a pair.
    return parse(text.replaceAll(/\r\n?/g, "\n"), {
      bom: true,
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
