import path from "node:path";
import { CodedError } from "../errors.ts";
import type { ExportFormat } from "./format-partners.ts";

const formats: Readonly<Record<string, ExportFormat>> = {
  ".csv": "csv",
  ".json": "json",
  ".yaml": "yaml",
  ".yml": "yaml",
};

/**
 * In which format an export is written: the one asked for, else the one that the file's ending says, else JSON.
 *
 * @param asked the format asked for, if any
 * @param file the file to write, if any
 * @throws CodedError `input-invalid` when the ending says another format than asked for, or none and none was asked for
 */
export function exportFormat(asked: ExportFormat | undefined, file: string | undefined): ExportFormat {
  if (file === undefined) return asked ?? "json";
  const said = formats[path.extname(file).toLowerCase()];
  if (asked && said && asked !== said) {
    throw new CodedError(
      "input-invalid",
      `--output ${file} is a name for ${said}, not for --format ${asked}: change one`,
    );
  }
  const format = asked ?? said;
  if (format) return format;
  throw new CodedError(
    "input-invalid",
    `--output ${file} does not say its format: end it with .csv, .json, .yaml or .yml, or give --format`,
  );
}
