import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PartnerEntry } from "../../catalogue/partner.ts";
import { partnerEntrySchema } from "../../catalogue/partner-schemas.ts";
import { crossChecks } from "../../content-check/checks/cross-checks.ts";
import { problemText } from "../../content-check/content-error.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { readSource } from "../../content-check/read-source.ts";
import { replaceFile } from "../../content-check/replace-file.ts";
import { identityOf, withPartners } from "./edit-partners.ts";
import { columns, Refusal, readSheet, type SheetRow } from "./read-sheet.ts";

type ImportOptions = {
  /** The content folder. */
  content: string;
  /** Whether a row may change the partner of its category and name; otherwise each row has to add one. */
  update: boolean;
  /** Whether nothing is written. */
  dryRun: boolean;
};

type Mistake = { row: number; column: string; message: string };

/** How many mistakes are listed: a file in the wrong form has thousands. */
const mostListed = 50;

/**
 * Brings a list of partners into `content/partners.yaml`, all of it or nothing. Partners that it does not name stay.
 *
 * @param sheet the path of a .csv or .xlsx file
 * @returns what was done, in words
 * @throws Refusal that names the file, and row, column and correction of each mistake
 */
export async function importPartners(sheet: string, { content, update, dryRun }: ImportOptions): Promise<string> {
  const rows = await readSheet(sheet);
  const source = await readSource(content);
  const known = new Map(readPartners(source).map((partner) => [identityOf(partner), partner]));
  const checked = rows.map(({ cells }) => partnerEntrySchema.safeParse(cells, { reportInput: true }));
  const partners = checked.flatMap(({ data }) => data ?? []);
  const mistakes = [
    ...rows.flatMap(surplusMistake),
    ...checked.flatMap(({ error }, index) => (error?.issues ?? []).map((issue) => schemaMistake(issue, rows[index]))),
    ...contentMistakes(sheet, rows, checked, source),
    ...(update ? [] : rows.filter(({ cells }) => known.has(identityOf(cells))).map(knownMistake)),
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
 * The partners of the content.
 *
 * @throws Refusal where their file has mistakes
 */
export function readPartners({ partners: [file] }: Pick<ReadSource, "partners">): PartnerEntry[] {
  if (file?.value) return file.value;
  const mistakes = (file?.problems ?? []).map(problemText);
  throw new Refusal(["content/partners.yaml is missing or has mistakes. Correct it first:", ...mistakes].join("\n"));
}

function surplusMistake({ number, surplus }: SheetRow): Mistake[] {
  if (surplus.length === 0) return [];
  const message = `stand beyond the last column: put quotation marks around a value with a comma (${surplus.join(", ")})`;
  return [{ row: number, column: "values", message }];
}

type Issue = { path: PropertyKey[]; message: string; input?: unknown };

function schemaMistake({ path: [column], message, input }: Issue, row?: SheetRow): Mistake {
  const written = input === "" ? "" : `, not "${String(input).slice(0, 80)}"`;
  return { row: row?.number ?? 0, column: String(column), message: message + written };
}

function knownMistake({ number }: SheetRow): Mistake {
  return { row: number, column: "name", message: "is in content/partners.yaml already: add --update to change it" };
}

/** What the content check would say of the rows: of partners that stand twice, and of logos that are not there. */
function contentMistakes(
  sheet: string,
  rows: SheetRow[],
  checked: { data?: PartnerEntry }[],
  source: ReadSource,
): Mistake[] {
  const problem = ([index, column = ""]: readonly PropertyKey[], message: string) => {
    return { file: sheet, line: rows[Number(index)]?.number ?? 0, field: String(column), message };
  };
  const valid = checked.map(({ data }) => data);
  const partners = [{ file: sheet, id: "partners", value: undefined, valid, problems: [], notes: [], problem }];
  return crossChecks({ ...source, partners, pictureReports: new Map() })
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
