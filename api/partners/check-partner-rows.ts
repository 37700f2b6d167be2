import type { z } from "zod/mini";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner } from "../../catalogue/partner.ts";
import type { UploadedLogos } from "../logos/uploaded-logos.ts";
import { describePartnerIssue, logoToStore, partnerInputSchema, uploadedLogoProblem } from "./partner-input.ts";

/** One row of an import, unchecked, with the words for where it stands, such as `row 3 (line 4)`. */
export type PartnerRow = { place: string; value: unknown };

/** A row that cannot be imported, with everything wrong with it. */
export type BadRow = { place: string; problems: string[] };

/** What makes a partner the same as another: its category and its folded name. */
export type PartnerIdentity = Pick<NewPartner, "name" | "category">;

/**
 * Checks every row against the schema, the rows before it and the partners already stored.
 *
 * @param logos those that are given as files
 * @returns the partners of the good rows, and every bad row
 */
export function checkPartnerRows(
  rows: readonly PartnerRow[],
  stored: readonly PartnerIdentity[],
  logos: UploadedLogos = new Map(),
) {
  const partners: NewPartner[] = [];
  const badRows: BadRow[] = [];
  const taken = new Map(stored.map((partner) => [identityKey(partner), "already in the database"]));
  for (const { place, value } of rows) {
    const result = partnerInputSchema.safeParse(value, { reportInput: true });
    const problems = result.success ? problemsOf(result.data, taken, logos) : describeIssues(result.error);
    if (problems.length > 0) badRows.push({ place, problems });
    else if (result.success) {
      taken.set(identityKey(result.data), `already given by ${place}`);
      partners.push({ ...result.data, logo: logoToStore(result.data.logo, logos) });
    }
  }
  return { partners, badRows };
}

function problemsOf(partner: NewPartner, taken: ReadonlyMap<string, string>, logos: UploadedLogos): string[] {
  const where = taken.get(identityKey(partner));
  const twin = where && `name "${partner.name}" in ${partner.category} is ${where}: remove one, or rename it`;
  return [twin, uploadedLogoProblem(partner.logo, logos)].filter((problem) => problem !== undefined);
}

function describeIssues(error: z.core.$ZodError): string[] {
  return error.issues.map(describePartnerIssue);
}

function identityKey({ category, name }: PartnerIdentity): string {
  return `${category}/${nameKey(name)}`;
}
