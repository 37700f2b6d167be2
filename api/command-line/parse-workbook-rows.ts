import readWorkbook from "read-excel-file/node";
import { CodedError } from "../errors.ts";
import { type PartnerRows, sheetRows } from "./sheet-rows.ts";
import { unpacksBelow } from "./unpacked-size.ts";

/** What a workbook may weigh unpacked, in bytes: some thousand times what a tour's partners fill. */
const largestUnpacked = 64 * 1024 * 1024;

/**
 * The rows of the first sheet of an Excel workbook (.xlsx, ECMA-376) whose first row names the columns. Empty rows are left
 * out, and counted.
 *
 * @throws CodedError `input-invalid` when it is no workbook, or its header is wrong
 */
export async function parseWorkbookRows(file: string, content: Buffer): Promise<PartnerRows> {
  const [first, ...others] = await readSheets(file, content);
  const table = (first?.data ?? []).map((cells) => cells.map(cellText));
  const placed = table.map((cells, index) => ({ place: `row ${index + 1}`, cells }));
  const [header, ...records] = placed.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const { rows, notes } = sheetRows(file, header?.cells ?? [], records);
  const unread = others.map(({ sheet }) => `${file}: only its first sheet is read; "${sheet}" was left out`);
  return { rows, notes: [...notes, ...unread] };
}

async function readSheets(file: string, content: Buffer) {
  try {
    if (!unpacksBelow(content, largestUnpacked))
      throw new CodedError("input-invalid", `${file} is larger than 64 MB unpacked: import it in parts`);
    return await readWorkbook(content);
  } catch (cause) {
    if (cause instanceof CodedError) throw cause;
    throw new CodedError("input-invalid", `${file} is no Excel workbook: save it as .xlsx again, or as .csv`, {
      cause,
    });
  }
}

/** A cell as it is read: numbers and truth values are told as they would be typed. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).trim();
}
