import type { Database } from "../database/tables.ts";
import { removeUnusedLogos } from "../logos/store-logos.ts";
import { partnerUnknown } from "./partner-unknown.ts";

/**
 * Removes a partner, and its logo where no other partner shows that.
 *
 * @returns the removed partner's name
 * @throws CodedError `partner-unknown`
 */
export async function removePartner(database: Database, id: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const removal = transaction.deleteFrom("partners").where("id", "=", id).returning(["name", "logo_file"]);
    const removed = await removal.executeTakeFirst();
    if (!removed) throw partnerUnknown(id);
    if (removed.logo_file !== null) await removeUnusedLogos(transaction);
    return removed.name;
  });
}
