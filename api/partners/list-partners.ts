import {
  isPartnerCategory,
  type PartnersByCategory,
  partnerCategories,
  partnerSchema,
} from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { describePartnerIssue } from "./describe-partner-issue.ts";
import { type StoredPartner, storedPartners } from "./stored-partners.ts";

/** The partners that can be shown, and in words every row that cannot, with its id. */
export type PartnerList = { partners: PartnersByCategory; badRows: string[] };

/**
 * Every partner, in the order of insertion within each category; a category without partners is an empty list. A row
 * that breaks the rules is left out: one of them would make the Partners page refuse all.
 */
export async function listPartners(database: Database): Promise<PartnerList> {
  const partners: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
  const badRows: string[] = [];
  for (const row of await storedPartners(database)) {
    const { id: _id, category, name, logo, website } = row;
    const result = partnerSchema.safeParse({ _id, name, logo, website }, { reportInput: true });
    if (result.success && isPartnerCategory(category)) partners[category].push(result.data);
    else badRows.push(describeBadRow(row, result.error?.issues.map(describePartnerIssue) ?? []));
  }
  return { partners, badRows };
}

function describeBadRow({ id, name, category }: StoredPartner, problems: string[]): string {
  const known = isPartnerCategory(category) ? [] : [`category must be one of ${partnerCategories.join(", ")}`];
  return `"${name}" (id ${id}) is not shown: ${[...known, ...problems].join("; ")}. Update or remove it`;
}
