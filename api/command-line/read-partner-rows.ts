import { readFile } from "node:fs/promises";
import path from "node:path";
import { CodedError } from "../errors.ts";
import { unreadable } from "../file-fault.ts";
import type { PartnerRow } from "../partners/check-partner-rows.ts";
import { parseCsvRows } from "./parse-csv-rows.ts";
import { parseYamlRows } from "./parse-yaml-rows.ts";

/**
 * Reads an import file; its ending says what it holds.
 *
 * @returns its rows, unchecked
 * @throws CodedError `input-invalid` when the file cannot be read or holds no list
 */
export async function readPartnerRows(file: string): Promise<PartnerRow[]> {
  const parse = parserOf(file);
  return parse(file, await readText(file));
}

function parserOf(file: string): (file: string, text: string) => PartnerRow[] {
  switch (path.extname(file).toLowerCase()) {
    case ".csv":
      return parseCsvRows;
    case ".json":
      return parseJsonRows;
    case ".yaml":
    case ".yml":
      return parseYamlRows;
    default:
      throw new CodedError("input-invalid", `${file}: its name must end with .csv, .json, .yaml or .yml`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
  } catch (cause) {
    const reason = cause instanceof TypeError ? "is not UTF-8 text: save it as UTF-8" : unreadable(file, cause);
    throw new CodedError("input-invalid", `${file} ${reason}`, { cause });
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
