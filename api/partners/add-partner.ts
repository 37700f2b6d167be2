import type { NewPartner, Partner } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import type { LogoFile } from "../logos/logo-file.ts";
import { insertLogos } from "../logos/store-logos.ts";
import { insertPartners } from "./insert-partners.ts";
import { nameTaken, refuseSecond } from "./refuse-second.ts";

/**
 * Adds one partner at the end of its category.
 *
 * @param logos the files that its logo may name
 * @throws CodedError `partner-exists`
 */
export async function addPartner(
  database: Database,
  partner: NewPartner,
  logos: readonly LogoFile[] = [],
): Promise<Partner> {
  return refuseSecond(nameTaken(partner), () =>
    database.transaction().execute(async (transaction) => {
      await insertLogos(transaction, logos);
      const [row] = await insertPartners(transaction, [partner]);
      if (!row) throw new Error("One partner was inserted and no row came back.");
      return { _id: row.id, name: row.name, logo: row.logo, website: row.website };
    }),
  );
}
