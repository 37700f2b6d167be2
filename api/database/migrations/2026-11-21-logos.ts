import type { Kysely } from "kysely";

/** Makes room for logos that came as files. Their bytes are text (base64), which both databases keep alike. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("logos")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .alterTable("partners")
    .addColumn("logo_file", "text", (column) => column.references("logos.name"))
    .execute();
}
