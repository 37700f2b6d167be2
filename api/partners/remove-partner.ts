import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";

/**
 * Removes a partner.
 *
 * @returns the removed partner's name
 * @throws CodedError `partner-unknown`
 */
export async function removePartner(database: Database, id: string): Promise<string> {
  const removed = await database.deleteFrom("partners").where("id", "=", id).returning("name").executeTakeFirst();
  if (!removed)
    throw new CodedError("partner-unknown", `There is no partner with the id "${id}": list them to see the ids`);
  return removed.name;
}
