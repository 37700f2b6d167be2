import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { indianTimeAt } from "../../catalogue/events/event-time.ts";
import { type ContentProblem, problemText } from "../../content-check/content-error.ts";
import { readSource } from "../../content-check/content-source.ts";
import { type InspectPicture, reviewContent } from "../../content-check/read-catalogue.ts";
import { isSame, withValues } from "../../content-check/yaml/edit-yaml.ts";
import { labelOf } from "../../editor/form-fields.ts";
import { inFormWords } from "../../editor/form-words.ts";
import { Refusal } from "../../editor/refusal.ts";
import { ContentFiles } from "../../editor/serve/content-files.ts";
import { picturesBeside } from "./pictures-beside.ts";
import { type PlacedRow, partnerKey, placeRows } from "./place-rows.ts";
import { type Fields, type Mistake, readRows } from "./read-rows.ts";
import { readTables } from "./read-tables.ts";
import { findSheet, type SheetKind, sheetFields } from "./sheet-rows.ts";

export type ImportOptions = {
  /** The content folder. */
  content: string;
  /** The editor's object for this folder, which orders the writes of the editor and the import. */
  files?: ContentFiles;
  /** Checks the file of a picture. */
  inspectPicture: InspectPicture;
  /** If true, a row may change an entry that exists already. */
  update: boolean;
  /** If true, the import writes nothing. */
  dryRun: boolean;
};

/** The result of an import or a dry run: a text for each changed entry, and remarks, such as a city that is not on the map. */
export type Import = { changes: string[]; remarks: string[] };

/** The texts of changed files, and the sources of new pictures, by their paths from the content folder. */
type Draft = { texts: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string> };

/**
 * Imports events or partners from a sheet: all rows or none. Keeps entries that are not in the sheet. The editor can take back an
 * import like a save.
 *
 * @param file the path of a .xlsx, .ods or .csv file
 * @throws Refusal with the row, the column and the correction of each mistake
 */
export async function importSheet(kind: SheetKind, file: string, options: ImportOptions): Promise<Import> {
  const { content, update, dryRun, files = new ContentFiles(content) } = options;
  const present = new Map((await files.list()).map((listed) => [listed.file, listed.hash]));
  const [mistake] = (await reviewContent(content)).problems;
  if (mistake)
    throw new Refusal(
      `Correct the content first, \`npm run content:check\` lists its mistakes: ${problemText(mistake)}`,
    );
  const source = await readSource(content);
  const sheet = findSheet(kind, path.basename(file), await readTables(file));
  const pictures = picturesBeside(file, content);
  const read = readRows(kind, sheet.rows, { source, findPicture: pictures.find });
  const { placed, mistakes } = placeRows(kind, read, source);
  const changed = placed.filter(({ before, after }) => !isSame(before, after));
  const draft = { texts: await changedTexts(kind, changed, content), pictures: pictures.found };
  const { problems, notes } = await reviewOfDraft(draft, options);
  const refused = [
    ...read.flatMap((row) => row.mistakes),
    ...mistakes,
    ...(update ? [] : changed.filter(({ before }) => before).map(knownMistake)),
    ...problems.map(
      (problem) => mistakeIn(kind, changed, problem) ?? { row: 0, column: "", message: problemText(problem) },
    ),
  ];
  if (refused.length > 0)
    throw new Refusal(
      `Nothing was written. Correct ${path.basename(file)}:\n${listed(refused)
        .map((line) => `  ${line}`)
        .join("\n")}`,
    );
  const remarks = [
    ...listed(notes.flatMap((note) => mistakeIn(kind, changed, note) ?? [])),
    ...(sheet.ignored.length > 0 ? [`Not read: the columns ${sheet.ignored.join(", ")}.`] : []),
    ...(sheet.otherSheets.length > 0
      ? [`Not read: the sheets ${sheet.otherSheets.join(", ")}. Save each as a file of its own, and import it.`]
      : []),
  ];
  if (changed.length > 0 && !dryRun) await write(draft, files, present);
  return { changes: changed.map((row) => changeText(kind, row)), remarks };
}

/** Returns the message that `npm run import` prints about an import. */
export function importMessage({ changes, remarks }: Import, { content, dryRun }: ImportOptions): string {
  const written = dryRun
    ? "Nothing was written."
    : `The changes are in ${content} now. \`npm run publish\` makes them public.`;
  const end = changes.length === 0 ? `Nothing to change: ${content} has all of this already.` : written;
  return [...changes, ...remarks, end].join("\n");
}

/** Returns the texts of the files that the rows change, by their paths from the content folder. */
async function changedTexts(
  kind: SheetKind,
  changed: readonly PlacedRow[],
  content: string,
): Promise<Map<string, string>> {
  const textOf = (file: string) => readFile(path.join(content, file), "utf8");
  if (kind === "events") {
    const texts = changed.map(async ({ file, before, after }) => {
      const text = before ? await textOf(file) : "";
      return [file, withValues(text, { ...after, changed: indianTimeAt(new Date()) })] as const;
    });
    return new Map(await Promise.all(texts));
  }
  const [file] = changed.map((row) => row.file);
  if (file === undefined) return new Map();
  const text = await textOf(file);
  return new Map([[file, withValues(text, withPartners(parse(text), changed))]]);
}

/** Replaces the changed partners in their places, and inserts each new one after the last of its category. */
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

/** Checks the content as it would be after the import. */
function reviewOfDraft({ texts, pictures }: Draft, { content, inspectPicture }: ImportOptions) {
  return reviewContent(content, {
    drafts: new Map([...texts, ...[...pictures.keys()].map((name) => [name, ""] as const)]),
    inspectPicture: (file, isLogo) => {
      const picture = path.relative(content, file).replaceAll("\\", "/");
      return inspectPicture(pictures.get(picture) ?? file, isLogo);
    },
    now: new Date(),
  });
}

/** Returns the row and the column heading of a problem in the content; undefined if no changed row has caused it. */
function mistakeIn(kind: SheetKind, changed: readonly PlacedRow[], { file, field, message }: ContentProblem) {
  // The field of a problem with a partner begins with the partner's name.
  const found = changed.find((row) =>
    kind === "events" ? file === `content/${row.file}` : field.startsWith(`${row.after.name}: `),
  );
  const column = labelOf(field.replace(/^.*: /, ""));
  return found && { row: found.row, column, message: inFormWords({ field: "", message }) };
}

/**
 * Writes all texts and pictures, or none of them if a write fails or a file has changed since the import began.
 *
 * @param present the files' hashes when the import began
 * @throws Refusal if a file has changed
 */
async function write(
  { texts, pictures }: Draft,
  files: ContentFiles,
  present: ReadonlyMap<string, string>,
): Promise<void> {
  const changes = [...texts].map(([file, text]) => ({ file, content: Buffer.from(text) }));
  for (const [file, original] of pictures) changes.push({ file, content: await readFile(original) });
  await files.save(changes.map((change) => ({ ...change, known: present.get(change.file) ?? null })));
}

function knownMistake({ row, file }: PlacedRow): Mistake {
  return {
    row,
    column: "Row",
    message: `differs from the entry in content/${file} — add --update to change the entry`,
  };
}

function listed(mistakes: readonly Mistake[]): string[] {
  return mistakes
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, message }) => (row > 0 ? `row ${row}, ${column}: ${message}` : message));
}

/** The maximum length of a value in a message. A longer one is cut. */
const longest = 80;

function changeText(kind: SheetKind, { file, before, after }: PlacedRow): string {
  const name = kind === "events" ? `${file}: ${after.title}, ${after.starts}` : `${after.name}, ${after.category}`;
  const more = kind === "events" ? [after.ends, after.venue, after.city] : [after.website];
  if (!before) return `add     ${[name, ...more].filter(Boolean).join(", ")}`;
  const short = (value: unknown) => {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  const fields = Object.keys(sheetFields(kind))
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => `\n        ${labelOf(field)}: ${short(before[field])} → ${short(after[field])}`);
  return `change  ${name}${fields.join("")}`;
}
