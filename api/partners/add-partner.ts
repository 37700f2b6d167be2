import type { NewPartner, Partner } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { insertPartners } from "./insert-partners.ts";
import { nameTaken, refuseSecond } from "./refuse-second.ts";

/**
 * Adds one partner at the end of its category.
 *
 * @throws CodedError `partner-exists`
 */
export async function addPartner(database: Database, partner: NewPartner): Promise<Partner> {
  return refuseSecond(nameTaken(partner), () =>
    database.transaction().execute(async (transaction) => {
      const [row] = await insertPartners(transaction, [partner]);
      if (!row) throw new Error("One partner was inserted and no row came back.");
      return { _id: row.id, name: row.name, logo: row.logo, website: row.website };
    }),
  );
}
