import { randomUUID } from "node:crypto";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner } from "../../catalogue/partner.ts";
import type { DatabaseTransaction, Tables } from "../database/tables.ts";
import { inChunks, isUniqueViolation } from "../database/transactions.ts";
import { CodedError } from "../errors.ts";
import { storedLogoName } from "../logos/logo-names.ts";

/**
 * Inserts partners after those already there, in the order given. One without an id is given a new one.
 *
 * @param onProgress told how many are inserted so far, after each statement
 * @returns the rows, with their ids
 */
export async function insertPartners(
  transaction: DatabaseTransaction,
  partners: readonly (NewPartner & { id?: string })[],
  onProgress?: (inserted: number) => void,
): Promise<Tables["partners"][]> {
  const first = await nextPosition(transaction);
  const rows = partners.map((partner, index) => ({
    id: partner.id ?? randomUUID(),
    category: partner.category,
    name: partner.name,
    name_key: nameKey(partner.name),
    logo: partner.logo,
    logo_file: storedLogoName(partner.logo),
    website: partner.website,
    position: first + index,
  }));
  let inserted = 0;
  for (const chunk of inChunks(rows)) {
    await transaction.insertInto("partners").values(chunk).execute();
    inserted += chunk.length;
    onProgress?.(inserted);
  }
  return rows;
}

/** The position after every partner's. */
export async function nextPosition(transaction: DatabaseTransaction): Promise<number> {
  const { last } = await transaction
    .selectFrom("partners")
    .select((query) => query.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/**
 * Runs a write that the database refuses when a category would have two partners of one name.
 *
 * @param message what to tell whoever asked for it then
 * @throws CodedError `partner-exists`
 */
export async function refuseDuplicate<Result>(message: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new CodedError("partner-exists", message, { cause });
  }
}

/** The message for one partner whose name its category already has. */
export function nameTaken({ name, category }: Pick<NewPartner, "name" | "category">): string {
  return `${category} already has a partner named "${name}": update or remove that one, or choose another name`;
}
