import path from "node:path";
import { CodedError } from "../errors.ts";
import type { PartnerRow } from "../partners/check-partner-rows.ts";
import { readOrdinaryFile } from "../read-ordinary-file.ts";
import { parseCsvRows } from "./parse-csv-rows.ts";
import { parseWorkbookRows } from "./parse-workbook-rows.ts";
import { parseYamlRows } from "./parse-yaml-rows.ts";
import type { PartnerRows } from "./sheet-rows.ts";

/** The largest file that is read, in bytes: some 200,000 partners. */
const largestFile = 64 * 1024 * 1024;

/**
 * Reads an import file; its ending says what it holds.
 *
 * @returns its rows, unchecked, and what of it was left out
 * @throws CodedError `input-invalid` when the file cannot be read or holds no list
 */
export async function readPartnerRows(file: string): Promise<PartnerRows> {
  switch (path.extname(file).toLowerCase()) {
    case ".csv":
      return parseCsvRows(file, await readText(file));
    case ".xlsx":
      return parseWorkbookRows(file, await readContent(file));
    case ".json":
      return { rows: parseJsonRows(file, await readText(file)), notes: [] };
    case ".yaml":
    case ".yml":
      return { rows: parseYamlRows(file, await readText(file)), notes: [] };
    default:
      throw new CodedError("input-invalid", `${file}: its name must end with .csv, .xlsx, .json, .yaml or .yml`);
  }
}

/** @throws CodedError `input-invalid` for what is no ordinary file, or too large a one */
async function readContent(file: string): Promise<Buffer> {
  try {
    return await readOrdinaryFile(file, { bytes: largestFile, mend: "import it in parts" });
  } catch (cause) {
    throw cause instanceof CodedError ? new CodedError(cause.code, `${file} ${cause.message}`, { cause }) : cause;
  }
}

/** A text in UTF-8, or in UTF-16 where a byte order mark says so: Excel saves "Unicode text" in that. */
async function readText(file: string): Promise<string> {
  const content = await readContent(file);
  const encoding = content[0] === 0xff && content[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (cause) {
    throw new CodedError("input-invalid", `${file} is not UTF-8 text: save it as "CSV UTF-8"`, { cause });
  }
}

/**
 * The rows of a JSON file that holds a list.
 *
 * @throws CodedError `input-invalid`
 */
function parseJsonRows(file: string, text: string): PartnerRow[] {
  const list = parseJson(file, text);
  if (!Array.isArray(list)) {
    throw new CodedError("input-invalid", `${file} must hold a list of partners: [{ "name": …, "category": … }, …]`);
  }
  return list.map((value, index) => ({ place: `row ${index + 1}`, value }));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new CodedError("input-invalid", `${file} is not JSON: ${cause.message}`, { cause });
  }
}
