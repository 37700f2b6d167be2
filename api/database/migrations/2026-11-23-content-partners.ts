import type { Kysely } from "kysely";

/** Makes room for what the content has given last, so that a start knows what others have changed since. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("seedings").addColumn("content", "text").execute();
  await database.schema.alterTable("seedings").addColumn("adopted", "text").execute();
}
