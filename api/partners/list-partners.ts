import { z } from "zod/mini";
import { isImageAddress } from "../../catalogue/links/web-address.ts";
import { isPartnerCategory, type PartnersByCategory, partnerCategories } from "../../catalogue/partner.ts";
import { imageMessage, partnerSchema } from "../../catalogue/partner-schemas.ts";
import type { Database } from "../database/tables.ts";
import { isKeptLogo } from "../logos/logo-file.ts";
import { describePartnerIssue } from "./describe-partner-issue.ts";
import { type StoredPartner, storedPartners } from "./stored-partners.ts";

/** The partners that can be shown, and in words every row that cannot, with its id. */
export type PartnerList = { partners: PartnersByCategory; badRows: string[] };

/** A partner as the database has it: its logo is an address, or the name of one that came as a file. */
const storedPartnerSchema = z.extend(partnerSchema, {
  logo: z.string().check(z.refine((text) => isKeptLogo(text) || isImageAddress(text), { error: imageMessage })),
});

/**
 * Every partner, in the order of insertion within each category; a category without partners is an empty list. A row
 * that breaks the rules is left out: one of them would make the Partners page refuse all.
 */
export async function listPartners(database: Database): Promise<PartnerList> {
  const partners: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
  const badRows: string[] = [];
  for (const row of await storedPartners(database)) {
    const { id: _id, category, name, logo, website } = row;
    const result = storedPartnerSchema.safeParse({ _id, name, logo, website }, { reportInput: true });
    if (result.success && isPartnerCategory(category)) partners[category].push(result.data);
    else badRows.push(describeBadRow(row, result.error?.issues.map(describePartnerIssue) ?? []));
  }
  return { partners, badRows };
}

function describeBadRow({ id, name, category }: StoredPartner, problems: string[]): string {
  const known = isPartnerCategory(category) ? [] : [`category must be one of ${partnerCategories.join(", ")}`];
  return `"${name}" (id ${id}) is not shown: ${[...known, ...problems].join("; ")}. Update or remove it`;
}
