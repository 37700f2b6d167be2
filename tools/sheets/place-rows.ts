import { citySlug } from "../../catalogue/cities/city-names.ts";
import { nameKey } from "../../catalogue/compare-names.ts";
import { plainName } from "../../catalogue/content-field.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { isOptional } from "../../content-check/yaml/schema-fields.ts";
import type { Fields, Mistake, ReadRow } from "./read-rows.ts";
import { headingOf, type Sheet, type SheetKind, sheetFields } from "./sheet-rows.ts";

/** A row with its place in the content. */
export type PlacedRow = {
  row: number;
  /** The path of the file from the content folder. */
  file: string;
  /** The entry in the content; undefined for a new one. */
  before: Fields | undefined;
  after: Fields;
};

/**
 * Finds the entry of each row in the content, and completes the rows: what a sheet has no column for stays as it is.
 *
 * @returns the rows in their order, and the mistakes of rows that are incomplete or mean the same entry
 */
export function placeRows(
  kind: SheetKind,
  sheet: Sheet,
  read: readonly ReadRow[],
  source: ReadSource,
): { placed: PlacedRow[]; mistakes: Mistake[] } {
  const placed: PlacedRow[] = [];
  const mistakes: Mistake[] = [];
  for (const { row, fields } of read.filter((one) => one.mistakes.length === 0)) {
    const { file: _file, ...values } = fields;
    const place = kind === "events" ? eventPlace(fields, source, placed) : partnerPlace(fields, source);
    if ("mistake" in place) {
      mistakes.push({ row, column: "File", message: place.mistake });
      continue;
    }
    const after = completed(kind, values, place.before, source);
    const other = placed.find(({ file, after: theirs }) =>
      kind === "events" ? file === place.file : partnerKey(theirs) === partnerKey(after),
    );
    if (other)
      mistakes.push({ row, column: "Row", message: `is the entry of row ${other.row} too — remove one of the two` });
    mistakes.push(...missingFields(kind, after).map((column) => missing(row, column, sheet)));
    placed.push({ row, ...place, after });
  }
  // A column that is missing is missing in every row.
  const isFirst = (mistake: Mistake) =>
    mistakes.find(({ row, message }) => row === mistake.row && message === mistake.message) === mistake;
  return { placed, mistakes: mistakes.filter((mistake) => mistake.row !== sheet.headerRow || isFirst(mistake)) };
}

/** Returns the fields that an entry needs and does not have. */
function missingFields(kind: SheetKind, fields: Fields): string[] {
  return Object.entries(sheetFields(kind)).flatMap(([column, schema]) =>
    fields[column] === undefined && !isOptional(schema) ? [column] : [],
  );
}

function missing(row: number, column: string, { columns, headerRow }: Sheet): Mistake {
  const heading = headingOf(column);
  if (columns.includes(column) || (column === "ends" && columns.includes("time")))
    return { row, column: heading, message: "is empty — fill in the cell" };
  return { row: headerRow, column: "Headings", message: `lack ${heading}, which a new entry needs — add a column` };
}

type Place = { file: string; before: Fields | undefined } | { mistake: string };

/** The file of the event that the column `file` names, or that the row means by its other columns; else a new one. */
function eventPlace(fields: Fields, source: ReadSource, placed: readonly PlacedRow[]): Place {
  const known = source.events.flatMap(({ id, file, value }) =>
    value ? [{ id, file: withoutFolder(file), value }] : [],
  );
  const { file: id } = fields;
  const [found, ...others] = id ? known.filter((event) => event.id === id) : meantEvents(fields, known);
  if (found && others.length > 0) {
    const names = [found, ...others].map((event) => event.id).join(" or ");
    return { mistake: `is empty, and the row may mean ${names} — write one of them, or a new name` };
  }
  if (found) return { file: found.file, before: found.value };
  if (id) {
    if (plainName(String(id)) === id) return newFile(String(id), fields);
    return { mistake: `is ${id} — write small letters, digits and hyphens, or leave the cell empty` };
  }
  const city = plainName(String(fields.city ?? ""));
  if (!city)
    return { mistake: `is empty, and ${fields.city} has no letters for a URL — write a name such as pune-2027` };
  const taken = [...known.map((event) => event.file), ...placed.map(({ file }) => file)].map(idOf);
  const name = `${city}-${yearOf(fields)}`;
  const free = [name, ...Array.from({ length: taken.length }, (_, index) => `${name}-${index + 2}`)];
  return newFile(free.find((candidate) => !taken.includes(candidate)) ?? name, fields);
}

/**
 * The events that a row without a file's name may mean: those of its city and year with its title and day, else the only one
 * with its title, else those with its day. A default title says nothing, because every event of the stop may have it.
 */
function meantEvents<Event extends { value: Fields }>(fields: Fields, known: readonly Event[]): readonly Event[] {
  const stop = known.filter(({ value }) => stopOf(value) === stopOf(fields));
  const { title } = fields;
  const sameTitle = stop.filter(({ value }) => title && nameKey(String(value.title)) === nameKey(String(title)));
  const sameDay = stop.filter(({ value }) => dayOf(value) === dayOf(fields));
  const sameBoth = sameTitle.filter((event) => sameDay.includes(event));
  const groups = [sameBoth, sameTitle.length === 1 ? sameTitle : [], sameDay];
  const meant = groups.find((group) => group.length > 0) ?? [];
  const sameTime = meant.filter(({ value }) => value.starts === fields.starts);
  return sameTime.length === 1 ? sameTime : meant;
}

const dayOf = ({ starts }: Fields) => String(starts).slice(0, 10);
const yearOf = ({ starts }: Fields) => String(starts).slice(0, 4);
const stopOf = (fields: Fields) => `${citySlug(String(fields.city))} ${yearOf(fields)}`;

function newFile(id: string, fields: Fields): Place {
  return { file: `events/${yearOf(fields)}/${id}.yaml`, before: undefined };
}

function withoutFolder(file: string): string {
  return file.replace("content/", "");
}

function idOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, "");
}

function partnerPlace(fields: Fields, { partners }: ReadSource): Place {
  const entries: Fields[] = partners[0]?.value ?? [];
  return { file: "partners.yaml", before: entries.find((entry) => partnerKey(entry) === partnerKey(fields)) };
}

/** The key of a partner: each name is unique in its category. */
export function partnerKey({ category, name }: Fields): string {
  return `${category}/${nameKey(String(name))}`;
}

/** The fields of an entry after the import, in the order of the schema. An empty cell removes an optional field. */
function completed(kind: SheetKind, values: Fields, before: Fields | undefined, source: ReadSource): Fields {
  const defaults = before ?? (kind === "events" ? eventDefaults(values, source) : {});
  const fields = sheetFields(kind);
  const kept = Object.entries(before ?? {}).filter(([name]) => !(name in fields));
  const given = Object.entries(fields).flatMap(([column, schema]) => {
    // An empty text means the same as no field.
    const isEmptied = column in values && isOptional(schema) && defaults[column] !== "";
    const value = values[column] ?? (isEmptied ? undefined : defaults[column]);
    return value === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries([...given, ...kept]);
}

/** A plan of the tour need not say what all its events have in common. */
function eventDefaults({ city }: Fields, { site, phases }: ReadSource): Fields {
  const live = phases.flatMap(({ value }) => value ?? []).find(({ state }) => state === "live");
  const title = `${site[0]?.value?.productName} ${city}`;
  return { title, phase: live?.number, status: "upcoming", speakers: [], sponsors: [] };
}
