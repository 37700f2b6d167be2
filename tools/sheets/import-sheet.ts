import { readFile } from "node:fs/promises";
import path from "node:path";
import { isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { indianTimeAt } from "../../catalogue/events/event-time.ts";
import { ownPicture } from "../../catalogue/picture-path.ts";
import { ContentError, type ContentProblem, problemText } from "../../content-check/content-error.ts";
import { type InspectPicture, readCatalogueWithNotes } from "../../content-check/read-catalogue.ts";
import { readSource } from "../../content-check/read-source.ts";
import { isSame, withValues } from "../../content-check/yaml/edit-yaml.ts";
import { picturesBeside } from "./pictures-beside.ts";
import { type PlacedRow, partnerKey, placeRows } from "./place-rows.ts";
import { type Fields, type Mistake, readRows } from "./read-rows.ts";
import { readTables } from "./read-tables.ts";
import { Refusal } from "./refusal.ts";
import { findSheet, headingOf, type SheetKind, sheetFields } from "./sheet-rows.ts";
import { writeTogether } from "./write-together.ts";

export type ImportOptions = {
  /** The content folder. */
  content: string;
  /** Checks the file of each picture that a row names. */
  inspectPicture: InspectPicture;
  /** If true, a row may change an entry that is there already. */
  update: boolean;
  /** If true, the import writes nothing. */
  dryRun: boolean;
  now: Date;
};

/** The maximum number of listed mistakes: a file in the wrong format has thousands. */
const mostListed = 50;

/**
 * Imports events or partners from a sheet: all rows or none. Entries that are not in the sheet stay.
 *
 * @param file the path of a .xlsx, .ods or .csv file
 * @returns a message with the changes
 * @throws Refusal with the file, and the row, column and correction of each mistake
 */
export async function importSheet(kind: SheetKind, file: string, options: ImportOptions): Promise<string> {
  const { content, update, dryRun } = options;
  const [mistake] = await problemsOf(content);
  if (mistake)
    throw new Refusal(
      `Correct the content first, \`npm run content:check\` lists its mistakes: ${problemText(mistake)}`,
    );
  const source = await readSource(content);
  const sheet = findSheet(kind, file, await readTables(file));
  const pictures = picturesBeside(file, content);
  const read = readRows(kind, sheet, { source, findPicture: pictures.find });
  const { placed, mistakes } = placeRows(kind, sheet, read, source);
  const changed = placed.filter(({ before, after }) => !isSame(before, after));
  const texts = await changedTexts(kind, changed, options);
  const refused = [
    ...read.flatMap((row) => row.mistakes),
    ...mistakes,
    ...(update ? [] : changed.filter(({ before }) => before).map(knownMistake)),
    ...(await contentMistakes(kind, changed, { texts, pictures: pictures.found, ...options })),
  ];
  if (refused.length > 0) throw new Refusal(`Nothing was written. Correct ${file}:\n${listed(refused)}`);
  const ignored = [
    ...(sheet.ignored.length > 0 ? [`Not read: the columns ${sheet.ignored.join(", ")}.`] : []),
    ...(sheet.otherSheets.length > 0
      ? [`Not read: the sheets ${sheet.otherSheets.join(", ")}. Save each as a file of its own, and import it.`]
      : []),
  ];
  if (changed.length === 0) return [...ignored, `${content} has all of it already.`].join("\n");
  const changes = changed.map((row) => changeText(kind, row));
  if (dryRun) return [...changes, ...ignored, "Nothing was written."].join("\n");
  await writeTogether(content, texts, pictures.found);
  return [...changes, ...ignored, `All of it is in ${content} now. \`npm run publish\` makes it public.`].join("\n");
}

/** Returns the texts of the files that the rows change, by their paths from the content folder. */
async function changedTexts(
  kind: SheetKind,
  changed: readonly PlacedRow[],
  { content, now }: ImportOptions,
): Promise<Map<string, string>> {
  const textOf = (file: string) => readFile(path.join(content, file), "utf8");
  if (kind === "events") {
    const texts = changed.map(async ({ file, before, after }) => {
      const text = before ? await textOf(file) : "";
      return [file, withValues(text, { ...after, changed: indianTimeAt(now) })] as const;
    });
    return new Map(await Promise.all(texts));
  }
  const [file] = changed.map((row) => row.file);
  if (file === undefined) return new Map();
  const text = await textOf(file);
  return new Map([[file, withValues(text, withPartners(parseDocument(text).toJS(), changed))]]);
}

/** Each new partner comes after the last one of its category. */
function withPartners(partners: Fields[], changed: readonly PlacedRow[]): Fields[] {
  const list = [...partners];
  for (const { after } of changed) {
    const place = list.findIndex((partner) => partnerKey(partner) === partnerKey(after));
    const last = list.findLastIndex(({ category }) => category === after.category);
    if (place >= 0) list[place] = after;
    else list.splice(last < 0 ? list.length : last + 1, 0, after);
  }
  return list;
}

type Draft = ImportOptions & { texts: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string> };

/** Returns the mistakes that the content check would find after the import, with the rows that they come from. */
async function contentMistakes(kind: SheetKind, changed: readonly PlacedRow[], draft: Draft): Promise<Mistake[]> {
  const { content, texts, pictures, inspectPicture, now } = draft;
  const named = new Set(changed.flatMap(({ after }) => ownPicture(String(after.logo ?? after.image)) ?? []));
  const problems = await problemsOf(content, {
    drafts: new Map([...texts, ...[...pictures.keys()].map((name) => [name, ""] as const)]),
    // The content check looks at all others.
    inspectPicture: async (file, isLogo) => {
      const picture = path.relative(path.join(content, "images"), file).replaceAll("\\", "/");
      return named.has(picture) ? inspectPicture(pictures.get(`images/${picture}`) ?? file, isLogo) : {};
    },
    now,
  });
  return problems.map((problem) => {
    const row = kind === "events" ? rowOfFile(problem, changed) : rowOfLine(problem, changed, texts);
    const column = headingOf(problem.field.replace(/^.*: /, ""));
    return row === undefined
      ? { row: 0, column: "", message: problemText(problem) }
      : { row, column, message: problem.message };
  });
}

async function problemsOf(...input: Parameters<typeof readCatalogueWithNotes>): Promise<readonly ContentProblem[]> {
  try {
    await readCatalogueWithNotes(...input);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

function rowOfFile(problem: ContentProblem, changed: readonly PlacedRow[]): number | undefined {
  return changed.find(({ file }) => problem.file === `content/${file}`)?.row;
}

/** The row of the partner on a line of the list. */
function rowOfLine(
  { file, line }: ContentProblem,
  changed: readonly PlacedRow[],
  texts: ReadonlyMap<string, string>,
): number | undefined {
  const text = texts.get(file.replace("content/", ""));
  if (text === undefined) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const items = isSeq(document.contents) ? document.contents.items : [];
  const lineOf = (item: unknown) => lineCounter.linePos((isNode(item) && item.range?.[0]) || 0).line;
  const partners: Fields[] = document.toJS();
  const partner = partners[items.findLastIndex((item) => lineOf(item) <= line)];
  return changed.find(({ after }) => partner && partnerKey(after) === partnerKey(partner))?.row;
}

function knownMistake({ row, file }: PlacedRow): Mistake {
  return { row, column: "Row", message: `is in content/${file} already, and differs — add --update to change it` };
}

function listed(mistakes: readonly Mistake[]): string {
  const lines = mistakes
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, message }) => `  ${row > 0 ? `row ${row}, ${column}: ` : ""}${message}`);
  const more = lines.length > mostListed ? [`  and ${lines.length - mostListed} more`] : [];
  return [...lines.slice(0, mostListed), ...more].join("\n");
}

/** The length at which a value is cut in a message. */
const longest = 80;

function changeText(kind: SheetKind, { file, before, after }: PlacedRow): string {
  const name = kind === "events" ? `${file}: ${after.title}, ${after.starts}` : `${after.name}, ${after.category}`;
  if (!before) return `add     ${name}`;
  const short = (value: unknown) => {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  const fields = Object.keys(sheetFields(kind))
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => `\n        ${headingOf(field)}: ${short(before[field])} → ${short(after[field])}`);
  return `change  ${name}${fields.join("")}`;
}
