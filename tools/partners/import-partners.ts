import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PartnerEntry } from "../../catalogue/partner.ts";
import { partnerEntrySchema } from "../../catalogue/partner-schemas.ts";
import { isStablePicture, ownPicture } from "../../catalogue/picture-path.ts";
import { crossChecks } from "../../content-check/checks/cross-checks.ts";
import { problemText } from "../../content-check/content-error.ts";
import type { ContentSource, PictureReport, ReadSource } from "../../content-check/content-source.ts";
import type { InspectPicture } from "../../content-check/read-catalogue.ts";
import { readSource } from "../../content-check/read-source.ts";
import { replaceFile } from "../../content-check/replace-file.ts";
import { identityOf, withPartners } from "./edit-partners.ts";
import { columns, Refusal, readSheet, type SheetRow } from "./read-sheet.ts";

type ImportOptions = {
  /** The content folder. */
  content: string;
  /** Checks the file of each logo that a row names. */
  inspectPicture: InspectPicture;
  /** If true, a row may change the partner that has its category and name. */
  update: boolean;
  /** If true, the import writes nothing. */
  dryRun: boolean;
};

type Mistake = { row: number; column: string; message: string };

/** The maximum number of listed mistakes: a file in the wrong format has thousands. */
const mostListed = 50;

/**
 * Imports a list of partners into `content/partners.yaml`: all rows or none. Partners that are not in the list stay.
 *
 * @param sheet the path of a .csv or .xlsx file
 * @returns a message with the changes
 * @throws Refusal with the file, and the row, column and correction of each mistake
 */
export async function importPartners(sheet: string, options: ImportOptions): Promise<string> {
  const { content, update, dryRun } = options;
  const rows = await readSheet(sheet);
  const source = await readSource(content);
  const known = new Map(readPartners(source).map((partner) => [identityOf(partner), partner]));
  const checked = rows.map(({ cells }) => partnerEntrySchema.safeParse(cells, { reportInput: true }));
  const partners = checked.flatMap(({ data }) => data ?? []);
  const pictureReports = await reportsOnLogos(partners, source, options);
  const mistakes = [
    ...rows.flatMap(surplusMistake),
    ...checked.flatMap(({ error }, index) => (error?.issues ?? []).map((issue) => schemaMistake(issue, rows[index]))),
    ...contentMistakes(sheet, rows, checked, { ...source, pictureReports }),
    ...(update ? [] : rows.filter(({ cells }) => isChanged(cells, known.get(identityOf(cells)))).map(knownMistake)),
  ];
  if (rows.length === 0) throw new Refusal(`${sheet} names no partner: write one into each row below the first`);
  if (mistakes.length > 0) throw new Refusal(`Nothing was written. Correct ${sheet}:\n${listed(mistakes)}`);
  const changes = partners.flatMap((partner) => changeText(partner, known.get(identityOf(partner))));
  const file = path.join(content, "partners.yaml");
  if (changes.length === 0) return `${file} has all of it already.`;
  if (dryRun) return [...changes, "Nothing was written."].join("\n");
  await replaceFile(file, withPartners(await readFile(file, "utf8"), partners));
  return [...changes, `All of it is in ${file} now. Publish the content, and the site shows it.`].join("\n");
}

/**
 * Returns the partners of the content.
 *
 * @throws Refusal if their file has mistakes
 */
export function readPartners({ partners: [file] }: Pick<ReadSource, "partners">): PartnerEntry[] {
  if (file?.value) return file.value;
  const mistakes = (file?.problems ?? []).map(problemText);
  throw new Refusal(["content/partners.yaml is missing or has mistakes. Correct it first:", ...mistakes].join("\n"));
}

function surplusMistake({ number, surplus }: SheetRow): Mistake[] {
  if (surplus.length === 0) return [];
  const message = `are beyond the last column: put quotation marks around a value with a comma (${surplus.join(", ")})`;
  return [{ row: number, column: "values", message }];
}

type Issue = { path: PropertyKey[]; message: string; input?: unknown };

function schemaMistake({ path: [column], message, input }: Issue, row?: SheetRow): Mistake {
  const written = input === "" ? "" : `, not "${String(input).slice(0, 80)}"`;
  return { row: row?.number ?? 0, column: String(column), message: message + written };
}

function isChanged(cells: SheetRow["cells"], before: PartnerEntry | undefined): boolean {
  return before !== undefined && columns.some((column) => before[column] !== cells[column]);
}

function knownMistake({ number }: SheetRow): Mistake {
  return { row: number, column: "name", message: "is in content/partners.yaml already: add --update to change it" };
}

/** Inspects the rows' logos that are files of `content/images/`. Returns the reports by the path below that folder. */
async function reportsOnLogos(
  partners: readonly PartnerEntry[],
  { images }: ReadSource,
  { content, inspectPicture }: ImportOptions,
): Promise<Map<string, PictureReport>> {
  const logos = new Set(partners.flatMap(({ logo }) => ownPicture(logo) ?? []));
  const inspected = [...logos]
    .filter((logo) => images.has(logo) && isStablePicture(logo))
    .map(async (logo) => [logo, await inspectPicture(path.join(content, "images", logo), true)] as const);
  return new Map(await Promise.all(inspected));
}

/** Returns the mistakes that the content check finds in the rows: duplicate partners, and missing or unusable logos. */
function contentMistakes(
  sheet: string,
  rows: SheetRow[],
  checked: { data?: PartnerEntry }[],
  source: ContentSource,
): Mistake[] {
  const problem = ([index, column = ""]: readonly PropertyKey[], message: string) => {
    return { file: sheet, line: rows[Number(index)]?.number ?? 0, field: String(column), message };
  };
  const valid = checked.map(({ data }) => data);
  const partners = [{ file: sheet, id: "partners", value: undefined, valid, problems: [], notes: [], problem }];
  return crossChecks({ ...source, partners })
    .filter(({ file }) => file === sheet)
    .map(({ line, field, message }) => ({ row: line, column: field, message }));
}

function listed(mistakes: Mistake[]): string {
  const lines = mistakes
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, message }) => `  row ${row}, ${column}: ${message}`);
  const more = lines.length > mostListed ? [`  and ${lines.length - mostListed} more`] : [];
  return [...lines.slice(0, mostListed), ...more].join("\n");
}

function changeText(partner: PartnerEntry, before: PartnerEntry | undefined): string[] {
  if (!before) return [`add     ${partner.name}, ${partner.category}`];
  const changed = columns.filter((column) => before[column] !== partner[column]);
  if (changed.length === 0) return [];
  const fields = changed.map((column) => `\n        ${column}: ${before[column]} → ${partner[column]}`);
  return [`change  ${before.name}, ${before.category}${fields.join("")}`];
}
