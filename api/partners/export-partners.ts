import { type NewPartner, partnerCategories } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { listPartners } from "./list-partners.ts";

/**
 * Every partner in one list, by category and then in stored order, without ids: what `importPartners` takes, so that
 * an import into an empty database gives the same partners in the same order.
 */
export async function exportPartners(database: Database): Promise<NewPartner[]> {
  const partners = await listPartners(database);
  return partnerCategories.flatMap((category) =>
    partners[category].map(({ name, logo, website }) => ({ name, category, logo, website })),
  );
}
