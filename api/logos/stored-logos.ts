import { createHash } from "node:crypto";
import { readTablesVersion, tableVersions } from "../database/migrate-database.ts";
import type { Database, DatabaseTransaction, Tables } from "../database/tables.ts";
import { isConstraintViolation } from "../database/transactions.ts";
import { CodedError } from "../errors.ts";

/** The formats in which logos that came as files are kept, by their ending, with the type that each is served as. */
export const logoTypes = { svg: "image/svg+xml", webp: "image/webp" } as const;

export type LogoFormat = keyof typeof logoTypes;

/** A logo that came as a file, checked and ready to be kept. */
export type LogoFile = { name: string; bytes: Buffer };

const prefix = "logos/";

/** How a partner names a logo that is kept in the database: neither a web address nor a path on the site begins so. */
export function storedLogoPath(name: string): string {
  return `${prefix}${name}`;
}

/** The name of the file that a partner's logo names, or null where it is an address. */
export function storedLogoName(logo: string): string | null {
  return logo.startsWith(prefix) ? logo.slice(prefix.length) : null;
}

/** Whether a text names a logo as `storedLogoPath` does; whether that is there is another question. */
export function isStoredLogo(logo: string): boolean {
  return logoFormat(storedLogoName(logo) ?? "") !== undefined;
}

/** A file's name: what is in it, so that whoever has it once never has to ask again, and its format. */
export function logoFileName(bytes: Uint8Array, format: LogoFormat): string {
  return `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${format}`;
}

/** The format of a logo's file, by its name, or undefined where the name is none that `logoFileName` gives. */
export function logoFormat(name: string): LogoFormat | undefined {
  return /^[0-9a-f]{32}\.(svg|webp)$/.exec(name)?.[1] as LogoFormat | undefined;
}

/** Whether a kept logo has a name that `logoFileName` gives, and the content that this name stands for. */
export function isIntactLogo({ name, content }: Tables["logos"]): boolean {
  const format = logoFormat(name);
  return format !== undefined && logoFileName(Buffer.from(content, "base64"), format) === name;
}

/** What is said of a kept logo that `isIntactLogo` finds not to be whole. */
export function damagedLogoMessage(name: string): string {
  return `The logo ${name} is not what it was when it was added: give it again to the partners that show it`;
}

/**
 * Keeps logos, those that are kept already too: writing them once more holds them until the transaction ends, so that
 * nobody removes them before the partners who name them are written.
 */
export async function insertLogos(transaction: DatabaseTransaction, logos: readonly LogoFile[]): Promise<void> {
  for (const { name, bytes } of logos) {
    await transaction
      .insertInto("logos")
      .values({ name, content: bytes.toString("base64") })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet(({ ref }) => ({ content: ref("excluded.content") })),
      )
      .execute();
  }
}

/** With PostgreSQL another command may name a logo just when it is to go: the database then keeps it. */
const overtaken = "Another command changed a partner at the same moment, so nothing was changed: try again";

/**
 * Removes the logos that no partner names.
 *
 * @throws CodedError `overtaken`
 */
export async function removeUnusedLogos(transaction: DatabaseTransaction): Promise<void> {
  const removal = transaction
    .deleteFrom("logos")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("partners").select("id").whereRef("partners.logo_file", "=", "logos.name"))),
    );
  await removal.execute().catch((cause) => {
    throw isConstraintViolation(cause) ? new CodedError("overtaken", overtaken, { cause }) : cause;
  });
}

/** The version that brought the table of logos. */
const firstWithLogos = "2026-11-21-logos";

/** Every logo that came as a file, by its name; none where the tables are older than such logos. */
export async function readStoredLogos(database: Database): Promise<Tables["logos"][]> {
  const version = await readTablesVersion(database);
  if (tableVersions.indexOf(version) < tableVersions.indexOf(firstWithLogos)) return [];
  return database.selectFrom("logos").selectAll().orderBy("name").execute();
}
