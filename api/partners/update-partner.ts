import { nameKey } from "../../catalogue/name-key.ts";
import type { NewPartner, Partner } from "../../catalogue/partner.ts";
import type { Database, DatabaseTransaction } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { nextPosition } from "./next-position.ts";
import { nameTaken, refuseSecond } from "./refuse-second.ts";

/** What to change about a partner; what is left out stays. */
export type PartnerChanges = Partial<NewPartner>;

/**
 * Changes a partner. One that moves to another category goes to that category's end.
 *
 * @throws CodedError `partner-unknown`, `partner-exists`
 */
export async function updatePartner(database: Database, id: string, changes: PartnerChanges): Promise<Partner> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom("partners").selectAll().where("id", "=", id).executeTakeFirst();
    if (!before)
      throw new CodedError("partner-unknown", `There is no partner with the id "${id}": list them to see the ids`);
    const { _id, ...after } = { _id: id, ...before, ...changes };
    const moved = after.category !== before.category;
    const row = {
      ...after,
      name_key: nameKey(after.name),
      position: moved ? await nextPosition(transaction) : before.position,
    };
    await refuseSecond(nameTaken(row), () => writeRow(transaction, id, row));
    return { _id, name: row.name, logo: row.logo, website: row.website };
  });
}

function writeRow(
  transaction: DatabaseTransaction,
  id: string,
  row: PartnerChanges & { name_key: string; position: number },
) {
  return transaction.updateTable("partners").set(row).where("id", "=", id).execute();
}
