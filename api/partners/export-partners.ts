import { type NewPartner, partnerCategories } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { storedPartners } from "./stored-partners.ts";

/**
 * Every partner in one list, by category and then in stored order, without ids: what `importPartners` takes, so that
 * an import into an empty database gives the same partners in the same order. Rows that break the rules are there too,
 * since an export is a backup; an import names them.
 */
export async function exportPartners(database: Database): Promise<NewPartner[]> {
  const stored = await storedPartners(database);
  return partnerCategories.flatMap((category) =>
    stored
      .filter((row) => row.category === category)
      .map(({ name, logo, website }) => ({ name, category, logo, website })),
  );
}
