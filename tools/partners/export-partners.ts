import type { PartnerEntry } from "../../catalogue/partner.ts";
import { withGuard } from "./formula-guard.ts";
import { columns } from "./read-sheet.ts";

/** Returns partners as a CSV file (RFC 4180) that `importPartners` reads. The byte order mark tells Excel that it is UTF-8. */
export function partnersCsv(partners: readonly PartnerEntry[]): string {
  const quoted = (text: string) => `"${withGuard(text).replaceAll('"', '""')}"`;
  const rows = partners.map((partner) => columns.map((column) => quoted(partner[column])));
  return `\uFEFF${[columns, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}
