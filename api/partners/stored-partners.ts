import type { Database, Tables } from "../database/tables.ts";

/** A partner as the database has it: a program of somebody else's may have written what our own refuse. */
export type StoredPartner = Pick<Tables["partners"], "id" | "name" | "logo" | "website"> & { category: string };

/** Every row, in the order of insertion, unchecked. */
export async function storedPartners(database: Database): Promise<StoredPartner[]> {
  return (
    database
      .selectFrom("partners")
      .select(["id", "category", "name", "logo", "website"])
      .orderBy("position")
      // Two commands that add at the same moment may take the same position: the id keeps their order stable.
      .orderBy("id")
      .execute()
  );
}
