import { stringify } from "yaml";
import type { NewPartner } from "../../catalogue/partner.ts";
import { csvColumns } from "./parse-csv-rows.ts";

/** The formats of an export, all of which an import reads. */
export const exportFormats = ["json", "csv", "yaml"] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Partners as the text of a file. */
export function formatPartners(partners: readonly NewPartner[], format: ExportFormat): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(partners, null, 2)}\n`;
    case "yaml":
      return stringify(partners);
    case "csv": {
      const rows = partners.map((partner) => csvColumns.map((column) => csvCell(partner[column])));
      return [csvColumns, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
    }
  }
}

/** RFC 4180, 2.5–2.7; values with outer spaces are quoted too, since readers trim bare ones. */
function csvCell(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
