import type { z } from "zod/mini";
import { nameKey } from "../../catalogue/name-key.ts";
import { type NewPartner, newPartnerSchema } from "../../catalogue/partner.ts";
import { describePartnerIssue } from "./describe-partner-issue.ts";

/** One row of an import, unchecked, with the words for where it stands, such as `row 3 (line 4)`. */
export type PartnerRow = { place: string; value: unknown };

/** A row that cannot be imported, with everything wrong with it. */
export type BadRow = { place: string; problems: string[] };

/** What makes a partner the same as another: its category and its folded name. */
export type PartnerIdentity = Pick<NewPartner, "name" | "category">;

/**
 * Checks every row against the schema, the rows before it and the partners already stored.
 *
 * @returns the partners of the good rows, and every bad row
 */
export function checkPartnerRows(rows: readonly PartnerRow[], stored: readonly PartnerIdentity[]) {
  const partners: NewPartner[] = [];
  const badRows: BadRow[] = [];
  const taken = new Map(stored.map((partner) => [identityKey(partner), "already in the database"]));
  for (const { place, value } of rows) {
    const result = newPartnerSchema.safeParse(value, { reportInput: true });
    const problems = result.success ? twinProblems(result.data, taken) : describeIssues(result.error);
    if (problems.length > 0) badRows.push({ place, problems });
    else if (result.success) {
      taken.set(identityKey(result.data), `already given by ${place}`);
      partners.push(result.data);
    }
  }
  return { partners, badRows };
}

function twinProblems(partner: NewPartner, taken: ReadonlyMap<string, string>): string[] {
  const where = taken.get(identityKey(partner));
  return where ? [`name "${partner.name}" in ${partner.category} is ${where}: remove one, or rename it`] : [];
}

function describeIssues(error: z.core.$ZodError): string[] {
  return error.issues.map(describePartnerIssue);
}

function identityKey({ category, name }: PartnerIdentity): string {
  return `${category}/${nameKey(name)}`;
}
