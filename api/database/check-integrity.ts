import { sql } from "kysely";
import { nameKey } from "../../catalogue/compare-names.ts";
import { damagedLogoMessage, isIntactLogo, isUndrawn, storedLogoName, undrawnLogo } from "../logos/logo-names.ts";
import { readStoredLogos } from "../logos/stored-logos.ts";
import { listPartners } from "../partners/read-partners.ts";
import type { DatabaseAddress } from "./database-address.ts";
import type { Database, Tables } from "./tables.ts";
import { readSnapshot } from "./transactions.ts";

type Check = {
  kind: DatabaseAddress["kind"];
  /** What is wrong with a logo's address, if anything: whether the site shows it. */
  logoMistake: (logo: string) => string | undefined;
};

/** What was found, one line for each thing, with its mend. */
export type Findings = {
  /** What the database should not hold. */
  damages: string[];
  /** What the site does not show or need, though the database is as it should be. */
  warnings: string[];
};

/**
 * Looks at everything that the database keeps at one moment.
 *
 * @throws whatever the database says when it cannot be read at all
 */
export function checkIntegrity(database: Database, { kind, logoMistake }: Check): Promise<Findings> {
  return readSnapshot(database, async (transaction) => {
    const damages = kind === "sqlite" ? await sqliteDamages(transaction) : [];
    // In a damaged file the rows may be anything.
    if (damages.length > 0) return { damages, warnings: [] };
    const { badRows } = await listPartners(transaction);
    const partners = await transaction.selectFrom("partners").selectAll().orderBy("position").orderBy("id").execute();
    const logos = await readStoredLogos(transaction);
    const names = new Set(logos.map(({ name }) => name));
    const named = new Set(partners.map(({ logo }) => storedLogoName(logo)));
    return {
      damages: [
        ...badRows,
        ...partners.flatMap((partner) => partnerDamages(partner, names)),
        ...logos.filter((logo) => !isIntactLogo(logo)).map(({ name }) => damagedLogoMessage(name)),
      ],
      warnings: [
        ...partners.flatMap((partner) => blockedLogos(partner, logoMistake)),
        ...logos.filter(({ name }) => !named.has(name)).map(({ name }) => unusedLogo(name)),
      ],
    };
  });
}

async function sqliteDamages(database: Database): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  const damages = rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== "ok");
  return damages.map((damage) => `The file is damaged: ${damage}. Restore the newest backup into a new one`);
}

function partnerDamages(
  // Tables of an earlier version name no file.
  { id, name, name_key, logo, logo_file = null }: Tables["partners"],
  logos: ReadonlySet<string>,
): string[] {
  const file = storedLogoName(logo);
  const mistakes = [
    name_key !== nameKey(name) && "its folded name belongs to another name: update its name",
    logo_file !== file && "its logo and the file of its logo differ: update its logo",
    file !== null && !logos.has(file) && `its logo ${logo} is not in the database: update its logo`,
  ];
  return mistakes.filter(Boolean).map((mistake) => `"${name}" (id ${id}): ${mistake}`);
}

function blockedLogos({ id, name, logo }: Tables["partners"], logoMistake: Check["logoMistake"]): string[] {
  const file = storedLogoName(logo);
  const kept = file !== null && isUndrawn(file) ? `its logo ${undrawnLogo}` : undefined;
  const mistake = file === null ? logoMistake(logo) : kept;
  return mistake === undefined ? [] : [`"${name}" (id ${id}): ${mistake}`];
}

function unusedLogo(name: string): string {
  return `The logo ${name} belongs to no partner: it goes when any partner is removed or gets another logo`;
}
