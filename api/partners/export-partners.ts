import { type NewPartner, partnerCategories } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { isKeptLogo } from "../logos/logo-file.ts";
import { storedPartners } from "./stored-partners.ts";

/**
 * Every partner in one list, by category and then in stored order, without ids: what `importPartners` takes, so that
 * an import into an empty database gives the same partners in the same order. Rows that break the rules are there too,
 * since an export leaves nothing out; an import names them. A logo that came as a file is named as
 * the file that `writeLogoFiles` makes of it.
 */
export async function exportPartners(database: Database): Promise<NewPartner[]> {
  const stored = await storedPartners(database);
  return partnerCategories.flatMap((category) =>
    stored
      .filter((row) => row.category === category)
      .map(({ name, logo, website }) => ({ name, category, logo: isKeptLogo(logo) ? `file:${logo}` : logo, website })),
  );
}
