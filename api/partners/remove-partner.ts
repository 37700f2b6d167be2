import type { Database } from "../database/tables.ts";
import { partnerUnknown } from "./partner-unknown.ts";

/**
 * Removes a partner.
 *
 * @returns the removed partner's name
 * @throws CodedError `partner-unknown`
 */
export async function removePartner(database: Database, id: string): Promise<string> {
  const removed = await database.deleteFrom("partners").where("id", "=", id).returning("name").executeTakeFirst();
  if (!removed) throw partnerUnknown(id);
  return removed.name;
}
