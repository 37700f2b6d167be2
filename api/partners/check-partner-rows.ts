import type { z } from "zod/mini";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner } from "../../catalogue/partner.ts";
import type { UploadedLogos } from "../logos/uploaded-logos.ts";
import type { PartnerChanges } from "./change-partners.ts";
import { describePartnerIssue, logoToStore, partnerInputSchema, uploadedLogoProblem } from "./partner-input.ts";

/** One row of an import, unchecked, with the words for where it stands, such as `row 3 (line 4)`. */
export type PartnerRow = { place: string; value: unknown };

/** A row that cannot be imported, with everything wrong with it. */
export type BadRow = { place: string; problems: string[] };

/** A partner that the database has; its logo is an address, or the name of one that came as a file. */
export type KnownPartner = NewPartner & { id: string };

/** What becomes of a partner that the database has: nothing where its changes are empty. */
export type PlannedChange = { before: KnownPartner; changes: PartnerChanges };

/** What an import would do. */
export type ImportPlan = { added: NewPartner[]; changed: PlannedChange[]; unchanged: number; badRows: BadRow[] };

type CheckOptions = {
  /** The logos that rows give as files. */
  logos?: UploadedLogos;
  /** Whether a row may change the partner that it names, by its id or by its category and name; otherwise each adds one. */
  update?: boolean;
};

/** A row that keeps the rules by itself, and the stored partner that it changes, if any. */
type GoodRow = { place: string; partner: NewPartner; before: KnownPartner | undefined };

/**
 * Checks every row against the schema, the rows before it and the partners already stored.
 *
 * @returns what to do for the good rows, and every bad row
 */
export function checkPartnerRows(
  rows: readonly PartnerRow[],
  stored: readonly KnownPartner[],
  { logos = new Map(), update = false }: CheckOptions = {},
): ImportPlan {
  const find = update ? finder(stored) : () => undefined;
  const badRows: BadRow[] = [];
  const good: GoodRow[] = [];
  for (const { place, value } of rows) {
    const result = partnerInputSchema.safeParse(value, { reportInput: true });
    if (!result.success) {
      badRows.push({ place, problems: describeIssues(result.error) });
      continue;
    }
    const { id, ...partner } = result.data;
    const before = find({ ...partner, ...(id !== undefined && { id }) });
    const unknown =
      update && id !== undefined && !before ? `id "${id}" is no partner's: clear it to add one` : undefined;
    const problems = [unknown, uploadedLogoProblem(partner.logo, logos)].filter((problem) => problem !== undefined);
    if (problems.length > 0) badRows.push({ place, problems });
    else good.push({ place, partner: { ...partner, logo: logoToStore(partner.logo, logos) }, before });
  }
  return withoutTwins(good, { stored, badRows });
}

/** Sorts the good rows by what they do. One that would be a second partner of a name, or changes one twice, is bad. */
function withoutTwins(
  good: readonly GoodRow[],
  { stored, badRows }: { stored: readonly KnownPartner[]; badRows: BadRow[] },
) {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, badRows };
  const renamed = new Set(good.flatMap(({ before }) => before?.id ?? []));
  const others = stored.filter(({ id }) => !renamed.has(id));
  const taken = new Map(others.map((partner) => [identityKey(partner), "already in the database"]));
  const changedBy = new Map<string, string>();
  for (const row of good) {
    const problem = repeatedChange(row, changedBy) ?? takenName(row, taken);
    if (problem === undefined) {
      taken.set(identityKey(row.partner), `already given by ${row.place}`);
      if (row.before) changedBy.set(row.before.id, row.place);
      addToPlan(plan, row);
    } else badRows.push({ place: row.place, problems: [problem] });
  }
  return plan;
}

function addToPlan(plan: ImportPlan, { partner, before }: GoodRow): void {
  if (!before) {
    plan.added.push(partner);
    return;
  }
  const changes = changesOf(before, partner);
  if (Object.keys(changes).length > 0) plan.changed.push({ before, changes });
  else plan.unchanged += 1;
}

function takenName({ partner }: GoodRow, taken: ReadonlyMap<string, string>): string | undefined {
  const where = taken.get(identityKey(partner));
  return where && `name "${partner.name}" in ${partner.category} is ${where}: remove one, or rename it`;
}

function repeatedChange({ before }: GoodRow, changedBy: ReadonlyMap<string, string>): string | undefined {
  const first = before && changedBy.get(before.id);
  return first && `changes "${before?.name}", which ${first} changes already: remove one`;
}

/** Finds the stored partner that a row means: by its id where it has one, else by its category and name. */
function finder(stored: readonly KnownPartner[]) {
  const byId = new Map(stored.map((partner) => [partner.id, partner]));
  const byName = new Map(stored.map((partner) => [identityKey(partner), partner]));
  return (row: NewPartner & { id?: string }) =>
    row.id === undefined ? byName.get(identityKey(row)) : byId.get(row.id);
}

function changesOf(before: KnownPartner, after: NewPartner): PartnerChanges {
  const fields = ["name", "category", "logo", "website"] as const;
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}

function describeIssues(error: z.core.$ZodError): string[] {
  return error.issues.map(describePartnerIssue);
}

function identityKey({ category, name }: Pick<NewPartner, "name" | "category">): string {
  return `${category}/${nameKey(name)}`;
}
