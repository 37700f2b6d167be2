import type { NewPartner } from "../../catalogue/partner.ts";
import { insertPartners, refuseDuplicate } from "../partners/insert-partners.ts";
import type { Database } from "./tables.ts";

const twice =
  "The first partners name one partner twice in a category: remove one of the two from content/partners.yaml";

/**
 * Gives a new database its first partners. Done at most once in a database's life, and not where partners already
 * are: an organiser who removes every partner does not get the first ones back.
 *
 * @param now for the record of when it was done
 * @returns how many partners were added
 * @throws CodedError `partner-exists` when two of them have one name in one category
 */
export async function seedPartners(database: Database, partners: readonly NewPartner[], now: Date): Promise<number> {
  // Looked up first, because a transaction waits for every other process that writes, at each start of a server.
  if (await database.selectFrom("seedings").select("id").executeTakeFirst()) return 0;
  return database.transaction().execute(async (transaction) => {
    // A second replica that starts at the same time waits here, and then finds the row.
    const claim = await transaction
      .insertInto("seedings")
      .values({ id: 1, seeded_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (claim.numInsertedOrUpdatedRows === 0n) return 0;
    const someone = await transaction.selectFrom("partners").select("id").limit(1).executeTakeFirst();
    if (someone) return 0;
    await refuseDuplicate(twice, () => insertPartners(transaction, partners));
    return partners.length;
  });
}
