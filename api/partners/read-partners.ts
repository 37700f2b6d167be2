import { z } from "zod/mini";
import { nameKey, nearestName } from "../../catalogue/compare-names.ts";
import { isImageAddress } from "../../catalogue/links/web-address.ts";
import {
  isPartnerCategory,
  type NewPartner,
  type PartnersByCategory,
  partnerCategories,
} from "../../catalogue/partner.ts";
import { imageMessage, partnerSchema } from "../../catalogue/partner-schemas.ts";
import type { Database, Tables } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { isStoredLogo } from "../logos/logo-names.ts";
import { describePartnerIssue } from "./partner-input.ts";

/** A partner as the database has it: a program of somebody else's may have written what our own refuse. */
type StoredPartner = Pick<Tables["partners"], "id" | "name" | "logo" | "website"> & { category: string };

/** Every row, in the order of insertion, unchecked. */
async function readStoredPartners(database: Database): Promise<StoredPartner[]> {
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

/** The partners that can be shown, and in words every row that cannot, with its id. */
export type PartnerList = { partners: PartnersByCategory; badRows: string[] };

/** A partner as the database has it: its logo is an address, or the name of one that came as a file. */
const storedPartnerSchema = z.extend(partnerSchema, {
  logo: z.string().check(z.refine((text) => isStoredLogo(text) || isImageAddress(text), { error: imageMessage })),
});

/**
 * Every partner, in the order of insertion within each category; a category without partners is an empty list. A row
 * that breaks the rules is left out: one of them would make the Partners page refuse all.
 */
export async function listPartners(database: Database): Promise<PartnerList> {
  const partners: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
  const badRows: string[] = [];
  for (const row of await readStoredPartners(database)) {
    const { id: _id, category, name, logo, website } = row;
    const result = storedPartnerSchema.safeParse({ _id, name, logo, website }, { reportInput: true });
    if (result.success && isPartnerCategory(category)) partners[category].push(result.data);
    else badRows.push(describeBadRow(row, result.error?.issues.map(describePartnerIssue) ?? []));
  }
  return { partners, badRows };
}

function describeBadRow({ id, name, category }: StoredPartner, problems: string[]): string {
  const known = isPartnerCategory(category) ? [] : [`category must be one of ${partnerCategories.join(", ")}`];
  return `"${name}" (id ${id}) is not shown: ${[...known, ...problems].join("; ")}. Update or remove it`;
}

/** A partner as files name it: with its id, so that an edited file still says which one each row is. */
export type ExportedPartner = NewPartner & { id: string };

/**
 * Every partner in one list, by category and then in stored order: what `importPartners` takes, so that an import into an
 * empty database gives the same partners in the same order. Rows that break the rules are there too, since an export
 * leaves nothing out; an import names them. A logo that came as a file is named as the file that `writeLogoFiles` makes of
 * it.
 */
export async function exportPartners(database: Database): Promise<ExportedPartner[]> {
  const stored = await readStoredPartners(database);
  return partnerCategories.flatMap((category) =>
    stored
      .filter((row) => row.category === category)
      .map(({ id, name, logo, website }) => ({
        name,
        category,
        logo: isStoredLogo(logo) ? `file:${logo}` : logo,
        website,
        id,
      })),
  );
}

/**
 * The id of the partner that somebody means by its id or its name, whose case and spacing do not matter.
 *
 * @throws CodedError `partner-unknown` where nobody is meant; `input-invalid` with the ids where several have the name
 */
export async function findPartnerId(database: Database, meant: string): Promise<string> {
  const partners = await database
    .selectFrom("partners")
    .select(["id", "category", "name", "name_key"])
    .orderBy("position")
    .execute();
  const ofId = partners.find(({ id }) => id === meant);
  if (ofId) return ofId.id;
  const ofName = partners.filter((partner) => partner.name_key === nameKey(meant));
  if (ofName.length > 1) {
    const lines = ofName.map(({ id, category, name }) => `  ${id}  ${name}, ${category}`);
    throw new CodedError(
      "input-invalid",
      [`${lines.length} partners have that name: give the id of one`, ...lines].join("\n"),
    );
  }
  if (ofName[0]) return ofName[0].id;
  const near = nearestName(
    meant,
    partners.map(({ name }) => name),
  );
  const mend = near === undefined ? "list shows both" : `did you mean "${near}"?`;
  throw new CodedError("partner-unknown", `There is no partner with the id or the name "${meant}": ${mend}`);
}
