import type { NewPartner } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import type { KnownPartner } from "../partners/check-partner-rows.ts";

/** What a database holds, and what the content has given to it. */
export type HeldPartners = {
  /** In the order in which they are shown. */
  partners: KnownPartner[];
  /** Undefined where the content has never given anything. */
  given:
    | {
        /** The content's partners as a start last wrote them; null where nobody has noted them. */
        content: NewPartner[] | null;
        /** See `Tables`. */
        adopted: string | null;
      }
    | undefined;
};

/** Reads what a database holds. @param database better a transaction, so that all of it is of one moment */
export async function readHeldPartners(database: Database): Promise<HeldPartners> {
  const partners = await database
    .selectFrom("partners")
    .select(["id", "category", "name", "logo", "website"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const row = await database.selectFrom("seedings").select(["content", "adopted"]).executeTakeFirst();
  return {
    partners,
    given: row && { content: row.content === null ? null : JSON.parse(row.content), adopted: row.adopted },
  };
}

/** Notes what the content has given, as a step of a transaction. */
export async function noteGiven(
  transaction: Database,
  { content, adopted }: { content: readonly NewPartner[] | null; adopted: string | null },
  now: Date,
): Promise<void> {
  const noted = { content: content && JSON.stringify(content), adopted };
  await transaction
    .insertInto("seedings")
    .values({ id: 1, seeded_at: now.toISOString(), ...noted })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(noted))
    .execute();
}
