import type { z } from "zod/mini";
import type { NewPartner } from "../../catalogue/partner.ts";
import { changesOf } from "../content/compare-partners.ts";
import { identityKey } from "../content/content-partner.ts";
import { type LogoFile, storedLogoPath } from "../logos/logo-names.ts";
import type { UploadedLogos } from "../logos/uploaded-logos.ts";
import type { PartnerChanges } from "./change-partners.ts";
import { describePartnerIssue, logoToStore, partnerInputSchema, uploadedLogoProblem } from "./partner-input.ts";

/** One row of an import, unchecked, with the words for where it stands, such as `row 3 (line 4)`. */
export type PartnerRow = { place: string; value: unknown };

/** A row that cannot be imported, with everything wrong with it. */
export type BadRow = { place: string; problems: string[] };

/** A partner that is there already; in the database its logo may be the name of one that came as a file. */
export type KnownPartner = NewPartner & { id: string };

/** What becomes of a partner that is there already: nothing where its changes are empty. */
export type PlannedChange = { before: KnownPartner; changes: PartnerChanges };

/** What an import would do. */
export type ImportPlan = { added: NewPartner[]; changed: PlannedChange[]; unchanged: number; badRows: BadRow[] };

/** Where partners are kept: in the database or the content. */
export type PartnersPlace = {
  /** In words. */
  where: string;
  /** What a partner's logo is there that comes as a file. */
  logoPath: (file: LogoFile, partner: NewPartner) => string;
  /** What is wrong there with a logo that comes as an address, if anything. */
  logoProblem?: (logo: string) => string | undefined;
};

const database: PartnersPlace = {
  where: "already in the database",
  logoPath: ({ name }) => storedLogoPath(name),
};

type CheckOptions = {
  /** The logos that rows give as files. */
  logos?: UploadedLogos;
  /** Whether a row may change the partner that it names, by its id or by its category and name; otherwise each adds one. */
  update?: boolean;
  /** Where the partners are to be kept; the database where it is left out. */
  place?: PartnersPlace;
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
  { logos = new Map(), update = false, place: kept = database }: CheckOptions = {},
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
    const logoProblem = uploadedLogoProblem(partner.logo, logos) ?? kept.logoProblem?.(partner.logo);
    const problems = [unknown, logoProblem].filter((problem) => problem !== undefined);
    if (problems.length > 0) badRows.push({ place, problems });
    else {
      const logo = logoToStore(partner.logo, logos, (file) => kept.logoPath(file, partner));
      good.push({ place, partner: { ...partner, logo }, before });
    }
  }
  return withoutTwins(good, { stored, badRows, where: kept.where });
}

/** Sorts the good rows by what they do. One that would be a second partner of a name, or changes one twice, is bad. */
function withoutTwins(
  good: readonly GoodRow[],
  { stored, badRows, where }: { stored: readonly KnownPartner[]; badRows: BadRow[]; where: string },
) {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, badRows };
  const renamed = new Set(good.flatMap(({ before }) => before?.id ?? []));
  const others = stored.filter(({ id }) => !renamed.has(id));
  const taken = new Map(others.map((partner) => [identityKey(partner), where]));
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

function describeIssues(error: z.core.$ZodError): string[] {
  return error.issues.map(describePartnerIssue);
}
