import { CodedError } from "../errors.ts";
import type { PartnerRow } from "../partners/check-partner-rows.ts";

/**
 * The rows of a JSON file that holds a list.
 *
 * @throws CodedError `input-invalid`
 */
export function parseJsonRows(file: string, text: string): PartnerRow[] {
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
