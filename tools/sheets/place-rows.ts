import { citySlug } from "../../catalogue/cities/city-names.ts";
import { slugOf } from "../../catalogue/content-field.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { isOptional } from "../../content-check/yaml/schema-fields.ts";
import { labelOf } from "../../editor/form-fields.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { Fields, Mistake, ReadRow } from "./read-rows.ts";
import { type SheetKind, sheetFields } from "./sheet-rows.ts";

/** A row with its place in the content. */
export type PlacedRow = {
  row: number;
  /** The path of the file from the content folder. */
  file: string;
  /** The entry in the content; undefined for a new one. */
  before: Fields | undefined;
  after: Fields;
};

type Place = Pick<PlacedRow, "file" | "before">;

/**
 * Finds the entry of each row in the content, and completes the rows: what a sheet has no column for stays as it is.
 *
 * @returns the complete rows in their order, and the mistakes of rows that are incomplete or mean the same entry
 */
export function placeRows(
  kind: SheetKind,
  read: readonly ReadRow[],
  source: ReadSource,
): { placed: PlacedRow[]; mistakes: Mistake[] } {
  const placed: PlacedRow[] = [];
  const mistakes: Mistake[] = [];
  for (const { row, fields } of read.filter((one) => one.mistakes.length === 0)) {
    try {
      const place = kind === "events" ? eventPlace(fields, source, placed) : partnerPlace(fields, source);
      const whole = { row, ...place, after: completed(kind, fields, place.before, source) };
      const found = mistakesOf(kind, whole, placed);
      mistakes.push(...found);
      if (found.length === 0) placed.push(whole);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      mistakes.push({ row, column: "File", message: error.message });
    }
  }
  return { placed, mistakes };
}

/** The fields that a row needs and does not have; or that a row above it means the same entry. */
function mistakesOf(kind: SheetKind, whole: PlacedRow, placed: readonly PlacedRow[]): Mistake[] {
  const { row, after } = whole;
  const other = placed.find((one) => keyOf(kind, one) === keyOf(kind, whole));
  if (other) return [{ row, column: "Row", message: `is the entry of row ${other.row} too — remove one of the two` }];
  return Object.entries(sheetFields(kind))
    .filter(([field, schema]) => after[field] === undefined && !isOptional(schema))
    .map(([field]) => ({ row, column: labelOf(field), message: "is empty — fill in the cell, or add the column" }));
}

/** What tells an entry from all others: an event's file, and a partner's category and name. */
function keyOf(kind: SheetKind, { file, after }: PlacedRow): string {
  return kind === "events" ? file : partnerKey(after);
}

/** The key of a partner: each name is unique in its category. */
export function partnerKey({ category, name }: Fields): string {
  return `${category}/${nameKey(String(name))}`;
}

function partnerPlace(fields: Fields, { partners }: ReadSource): Place {
  const entries: Fields[] = partners[0]?.value ?? [];
  return { file: "partners.yaml", before: entries.find((entry) => partnerKey(entry) === partnerKey(fields)) };
}

/**
 * The file of the event that the column `file` names, or that the row means by its other columns; else a new one.
 *
 * @throws Refusal if the row may mean several events, or if its name has no letters for a URL
 */
function eventPlace(fields: Fields, { events }: ReadSource, placed: readonly PlacedRow[]): Place {
  const known = events.flatMap(({ id, file, value }) =>
    value ? [{ id, file: file.replace("content/", ""), value }] : [],
  );
  const { file: id } = fields;
  const [found, ...others] = id ? known.filter((event) => event.id === id) : meantEvents(fields, known);
  if (found && others.length > 0) {
    const names = [found, ...others].map((event) => event.id).join(" or ");
    throw new Refusal(`is empty, and the row may mean ${names} — write one of them, or a new name`);
  }
  if (found) return { file: found.file, before: found.value };
  if (id && slugOf(String(id)) !== id)
    throw new Refusal(`is ${id} — write small letters, digits and hyphens, or leave the cell empty`);
  const taken = [...known, ...placed].map(({ file }) => file);
  return { file: `events/${yearOf(fields)}/${id ?? freeName(fields, taken)}.yaml`, before: undefined };
}

/**
 * The events that a row without a file's name may mean: those of its city and year that are most like it. The title counts
 * more than the day, and the day more than the time; an event with neither its title nor its day is another one.
 */
function meantEvents<Event extends { value: Fields }>(fields: Fields, known: readonly Event[]): Event[] {
  const dayOf = ({ starts }: Fields) => String(starts).slice(0, 10);
  const likeness = ({ value }: Event) => {
    if (citySlug(String(value.city)) !== citySlug(String(fields.city)) || yearOf(value) !== yearOf(fields)) return 0;
    const hasTitle = fields.title !== undefined && nameKey(String(value.title)) === nameKey(String(fields.title));
    return Number(hasTitle) * 4 + Number(dayOf(value) === dayOf(fields)) * 2 + Number(value.starts === fields.starts);
  };
  const most = Math.max(2, ...known.map(likeness));
  return known.filter((event) => likeness(event) === most);
}

/** The name of a new event's file: the city and the year, with a number if there is such a file. */
function freeName(fields: Fields, taken: readonly string[]): string {
  const city = slugOf(String(fields.city ?? ""));
  if (!city)
    throw new Refusal(`is empty, and ${fields.city} has no letters for a URL — write a name such as pune-2027`);
  const name = `${city}-${yearOf(fields)}`;
  const isTaken = (candidate: string) => taken.some((file) => file.endsWith(`/${candidate}.yaml`));
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

function yearOf({ starts }: Fields): string {
  return String(starts).slice(0, 4);
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
