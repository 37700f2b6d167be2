import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner, Partner } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { type LogoFile, logoFileOf } from "../logos/logo-file.ts";
import { insertLogos, removeUnusedLogos } from "../logos/store-logos.ts";
import { nextPosition } from "./next-position.ts";
import { partnerUnknown } from "./partner-unknown.ts";
import { nameTaken, refuseSecond } from "./refuse-second.ts";

/** What to change about a partner; what is left out stays. */
export type PartnerChanges = Partial<NewPartner>;

/**
 * Changes a partner. One that moves to another category goes to that category's end. Only what is to change is written,
 * so that another command which changes something else of it at the same moment has its way too.
 *
 * @param logos the files that its logo may name
 * @throws CodedError `partner-unknown`, `partner-exists`
 */
export async function updatePartner(
  database: Database,
  id: string,
  changes: PartnerChanges,
  logos: readonly LogoFile[] = [],
): Promise<Partner> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom("partners").selectAll().where("id", "=", id).executeTakeFirst();
    if (!before) throw partnerUnknown(id);
    const after = { ...before, ...changes };
    const columns = {
      // Written in any case: a statement that changes nothing at all is none.
      id,
      ...changes,
      ...(changes.name !== undefined && { name_key: nameKey(changes.name) }),
      ...(changes.logo !== undefined && { logo_file: logoFileOf(changes.logo) }),
      ...(after.category !== before.category && { position: await nextPosition(transaction) }),
    };
    await insertLogos(transaction, logos);
    const write = transaction
      .updateTable("partners")
      .set(columns)
      .where("id", "=", id)
      .returning(["id as _id", "name", "logo", "website"]);
    const written = await refuseSecond(nameTaken(after), () => write.executeTakeFirst());
    // With PostgreSQL another command may have removed it since it was read.
    if (!written) throw partnerUnknown(id);
    if (before.logo_file !== null) await removeUnusedLogos(transaction);
    return written;
  });
}
