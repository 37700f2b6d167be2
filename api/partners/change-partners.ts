import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner, Partner } from "../../catalogue/partner.ts";
import type { Database, DatabaseTransaction } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { type LogoFile, storedLogoName } from "../logos/logo-names.ts";
import { insertLogos, removeUnusedLogos } from "../logos/stored-logos.ts";
import { insertPartners, nameTaken, nextPosition, refuseDuplicate } from "./insert-partners.ts";

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
  return refuseDuplicate(nameTaken(partner), () =>
    database.transaction().execute(async (transaction) => {
      await insertLogos(transaction, logos);
      const [row] = await insertPartners(transaction, [partner]);
      if (!row) throw new Error("One partner was inserted and no row came back.");
      return { _id: row.id, name: row.name, logo: row.logo, website: row.website };
    }),
  );
}

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
    await insertLogos(transaction, logos);
    const written = await changePartner(transaction, id, changes);
    if (changes.logo !== undefined) await removeUnusedLogos(transaction);
    return written;
  });
}

/**
 * Changes a partner as one step of a transaction, which keeps what logos are needed.
 *
 * @throws CodedError `partner-unknown`, `partner-exists`
 */
export async function changePartner(
  transaction: DatabaseTransaction,
  id: string,
  changes: PartnerChanges,
): Promise<Partner> {
  const before = await transaction.selectFrom("partners").selectAll().where("id", "=", id).executeTakeFirst();
  if (!before) throw partnerUnknown(id);
  const after = { ...before, ...changes };
  const columns = {
    // Written in any case: a statement that changes nothing at all is none.
    id,
    ...changes,
    ...(changes.name !== undefined && { name_key: nameKey(changes.name) }),
    ...(changes.logo !== undefined && { logo_file: storedLogoName(changes.logo) }),
    ...(after.category !== before.category && { position: await nextPosition(transaction) }),
  };
  const write = transaction
    .updateTable("partners")
    .set(columns)
    .where("id", "=", id)
    .returning(["id as _id", "name", "logo", "website"]);
  const written = await refuseDuplicate(nameTaken(after), () => write.executeTakeFirst());
  // With PostgreSQL another command may have removed it since it was read.
  if (!written) throw partnerUnknown(id);
  return written;
}

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

/** The refusal of a change to a partner that is not there, or no longer. */
export function partnerUnknown(id: string): CodedError {
  return new CodedError("partner-unknown", `There is no partner with the id "${id}": list them to see the ids`);
}
