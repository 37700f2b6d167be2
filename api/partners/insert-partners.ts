import { randomUUID } from "node:crypto";
import { nameKey } from "../../catalogue/name-key.ts";
import type { NewPartner } from "../../catalogue/partner.ts";
import type { DatabaseTransaction, Tables } from "../database/tables.ts";
import { nextPosition } from "./next-position.ts";

/** Rows per statement. Eight values each, and PostgreSQL and SQLite allow some 32,000 values in one statement. */
const rowsPerStatement = 500;

/**
 * Inserts partners after those already there, in the order given.
 *
 * @param onProgress told how many are inserted so far, after each statement
 * @returns the rows, with their new ids
 */
export async function insertPartners(
  transaction: DatabaseTransaction,
  partners: readonly NewPartner[],
  onProgress?: (inserted: number) => void,
): Promise<Tables["partners"][]> {
  const first = await nextPosition(transaction);
  const rows = partners.map((partner, index) => ({
    id: randomUUID(),
    category: partner.category,
    name: partner.name,
    name_key: nameKey(partner.name),
    logo: partner.logo,
    logo_file: null,
    website: partner.website,
    position: first + index,
  }));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement);
    await transaction.insertInto("partners").values(chunk).execute();
    onProgress?.(start + chunk.length);
  }
  return rows;
}
