import type { DatabaseTransaction } from "../database/tables.ts";

/** The position after every partner's. */
export async function nextPosition(transaction: DatabaseTransaction): Promise<number> {
  const { last } = await transaction
    .selectFrom("partners")
    .select((query) => query.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
