import { type Kysely, sql } from "kysely";

/** Makes the tables of the first version. A migration is history: it imports nothing that may change later. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("partners")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("category", "text", (column) =>
      column.notNull().check(sql`category in ('supporters', 'hosts', 'media-partners', 'community-partners')`),
    )
    .addColumn("name", "text", (column) => column.notNull().check(sql`length(trim(name)) > 0`))
    .addColumn("name_key", "text", (column) => column.notNull().check(sql`length(name_key) > 0`))
    .addColumn("logo", "text", (column) => column.notNull().check(sql`length(logo) > 0`))
    .addColumn("website", "text", (column) => column.notNull().check(sql`length(website) > 0`))
    .addColumn("position", "integer", (column) => column.notNull())
    .addUniqueConstraint("partners_name_in_category", ["category", "name_key"])
    .execute();
  await database.schema
    .createTable("seedings")
    .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("seeded_at", "text", (column) => column.notNull())
    .execute();
}
