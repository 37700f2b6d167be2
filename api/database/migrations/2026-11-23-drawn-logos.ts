import type { Kysely } from "kysely";
import { drawKeptLogos } from "../../logos/draw-kept-logos.ts";
import type { Tables } from "../tables.ts";

/** Draws the logos that are kept as drawings. It changes rows, and no table; what cannot be drawn stays. */
export async function up(database: Kysely<Tables>): Promise<void> {
  const logos = await database.selectFrom("logos").selectAll().execute();
  const partners = await database.selectFrom("partners").selectAll().execute();
  const seedings = await database.selectFrom("seedings").selectAll().execute();
  const drawn = await drawKeptLogos({ logos, partners, seedings });
  const before = new Set(logos.map(({ name }) => name));
  const after = new Set(drawn.logos.map(({ name }) => name));
  for (const logo of drawn.logos.filter(({ name }) => !before.has(name)))
    await database.insertInto("logos").values(logo).execute();
  const kept = new Map(partners.map(({ id, logo_file }) => [id, logo_file]));
  for (const { id, logo, logo_file } of drawn.partners.filter((partner) => partner.logo_file !== kept.get(partner.id)))
    await database.updateTable("partners").set({ logo, logo_file }).where("id", "=", id).execute();
  for (const name of before.difference(after)) await database.deleteFrom("logos").where("name", "=", name).execute();
  for (const { id, adopted } of drawn.seedings)
    await database.updateTable("seedings").set({ adopted }).where("id", "=", id).execute();
}

/** The version before shows pictures too: they stay, and the tables are the same. */
export async function down(): Promise<void> {}
