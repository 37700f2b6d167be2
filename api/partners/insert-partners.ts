import { randomUUID } from "node:crypto";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner } from "../../catalogue/partner.ts";
import { inChunks } from "../database/in-chunks.ts";
import type { DatabaseTransaction, Tables } from "../database/tables.ts";
import { logoFileOf } from "../logos/logo-file.ts";
import { nextPosition } from "./next-position.ts";

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
    logo_file: logoFileOf(partner.logo),
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
