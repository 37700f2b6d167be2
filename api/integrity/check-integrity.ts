import { sql } from "kysely";
import { nameKey } from "../../catalogue/name-key.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import type { Database, Tables } from "../database/tables.ts";
import { changedLogo, isWholeLogo, logoFileOf } from "../logos/logo-file.ts";
import { storedLogos } from "../logos/stored-logos.ts";
import { listPartners } from "../partners/list-partners.ts";

type Check = {
  kind: DatabaseAddress["kind"];
  /** What is wrong with a logo's address, if anything: whether the site shows it. */
  logoMistake: (logo: string) => string | undefined;
};

/**
 * Looks at everything that the database keeps.
 *
 * @returns one line for each thing that is wrong, with its mend; none where all is well
 * @throws whatever the database says when it cannot be read at all
 */
export async function checkIntegrity(database: Database, { kind, logoMistake }: Check): Promise<string[]> {
  const damages = kind === "sqlite" ? await sqliteDamages(database) : [];
  // In a damaged file the rows may be anything.
  if (damages.length > 0) return damages;
  const { badRows } = await listPartners(database);
  const partners = await database.selectFrom("partners").selectAll().orderBy("position").orderBy("id").execute();
  const logos = await storedLogos(database);
  const names = new Set(logos.map(({ name }) => name));
  return [
    ...badRows,
    ...partners.flatMap((partner) => partnerMistakes(partner, names, logoMistake)),
    ...logos.filter((logo) => !isWholeLogo(logo)).map(({ name }) => changedLogo(name)),
  ];
}

async function sqliteDamages(database: Database): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  const damages = rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== "ok");
  return damages.map((damage) => `The file is damaged: ${damage}. Restore the newest backup into a new one`);
}

function partnerMistakes(
  // Tables of an earlier version name no file.
  { id, name, name_key, logo, logo_file = null }: Tables["partners"],
  logos: ReadonlySet<string>,
  logoMistake: Check["logoMistake"],
): string[] {
  const file = logoFileOf(logo);
  const mistakes = [
    name_key !== nameKey(name) && "its folded name belongs to another name: update its name",
    logo_file !== file && "its logo and the file of its logo differ: update its logo",
    file !== null && !logos.has(file) && `its logo ${logo} is not in the database: update its logo`,
    file === null && logoMistake(logo),
  ];
  return mistakes.filter(Boolean).map((mistake) => `"${name}" (id ${id}): ${mistake}`);
}
