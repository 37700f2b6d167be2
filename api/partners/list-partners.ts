import type { PartnersByCategory } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";

/** Every partner, in the order of insertion within each category; a category without partners is an empty list. */
export async function listPartners(database: Database): Promise<PartnersByCategory> {
  const rows = await database
    .selectFrom("partners")
    .select(["id", "category", "name", "logo", "website"])
    .orderBy("position")
    // Two commands that add at the same moment may take the same position: the id keeps their order stable.
    .orderBy("id")
    .execute();
  const partners: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
  for (const { id, category, ...rest } of rows) partners[category].push({ _id: id, ...rest });
  return partners;
}
