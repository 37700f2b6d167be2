import { utils, write } from "@e965/xlsx";
import { type ImportOptions, importMessage, importSheet } from "./import-sheet.ts";
import type { SheetKind } from "./sheet-rows.ts";

/**
 * Imports a sheet.
 *
 * @param content the content folder, which messages name `content`
 * @returns the message of the import, or of its refusal
 */
export async function messageOfImport(
  kind: SheetKind,
  file: string,
  content: string,
  changed: Partial<ImportOptions> = {},
): Promise<string> {
  const options = { content, inspectPicture: async () => undefined, update: false, dryRun: false, ...changed };
  const message = await importSheet(kind, file, options)
    .then((result) => importMessage(result, options))
    .catch((error: Error) => error.message);
  return message.replaceAll(content, "content");
}

/** Creates a workbook of sheets by name. Dates and times are in UTC. A time without a date is on 31 December 1899. */
export function workbook(bookType: "xlsx" | "ods", sheets: Record<string, unknown[][]>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true, cellDates: true }), name);
  return write(book, { type: "buffer", bookType, cellDates: true });
}

export const day = (text: string) => new Date(`${text}Z`);
export const time = (text: string) => day(`1899-12-31 ${text}`);
