import { citySlug } from "../../catalogue/cities/city-names.ts";
import { slugOf } from "../../catalogue/content-field.ts";
import { statusChoices } from "../../catalogue/events/event-status.ts";
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
 * Finds the entry of each row in the content, and completes the rows: fields without a column keep their values.
 *
 * @returns the complete rows in their order; and mistakes, if a row lacks a field or has the same entry as another row
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

/** Returns the mistakes of a row: a row above has the same entry, or required fields are empty. */
function mistakesOf(kind: SheetKind, whole: PlacedRow, placed: readonly PlacedRow[]): Mistake[] {
  const { row, after } = whole;
  const other = placed.find((one) => keyOf(kind, one) === keyOf(kind, whole));
  if (other) return [{ row, column: "Row", message: `is the entry of row ${other.row} too — remove one of the two` }];
  return Object.entries(sheetFields(kind))
    .filter(([field, schema]) => after[field] === undefined && !isOptional(schema))
    .map(([field]) => ({ row, column: labelOf(field), message: "is empty — fill in the cell, or add the column" }));
}

/** Returns a unique key of an entry: an event's file, or a partner's category and name. */
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
 * Finds the event of a row by the column `file`, or by its other columns. Returns a new file if there is no such event.
 *
 * @throws Refusal if several events match, or if a new file's name has no letters for a URL
 */
function eventPlace(fields: Fields, { events }: ReadSource, placed: readonly PlacedRow[]): Place {
  const known = events.flatMap(({ id, file, value }) =>
    value ? [{ id, file: file.replace("content/", ""), value }] : [],
  );
  const { file: id } = fields;
  const [found, ...others] = id ? known.filter((event) => event.id === id) : matchingEvents(fields, known);
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
 * Returns the events that match a row without a file's name best. An event must have the row's city and year, and its title or
 * its day. The title counts more than the day, and the day more than the time.
 */
function matchingEvents<Event extends { value: Fields }>(fields: Fields, known: readonly Event[]): Event[] {
  const dayOf = ({ starts }: Fields) => String(starts).slice(0, 10);
  const likeness = ({ value }: Event) => {
    if (citySlug(String(value.city)) !== citySlug(String(fields.city)) || yearOf(value) !== yearOf(fields)) return 0;
    const hasTitle = fields.title !== undefined && nameKey(String(value.title)) === nameKey(String(fields.title));
    return Number(hasTitle) * 4 + Number(dayOf(value) === dayOf(fields)) * 2 + Number(value.starts === fields.starts);
  };
  const most = Math.max(2, ...known.map(likeness));
  return known.filter((event) => likeness(event) === most);
}

/** Returns the name of a new event's file: the city and the year, and a number if the name is taken. */
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

/** Returns the fields of an entry after the import, in the order of the schema. An empty cell removes an optional field. */
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

/** Returns the default values of a new event, for which a sheet needs no columns. */
function eventDefaults({ city }: Fields, { site, phases }: ReadSource): Fields {
  const live = phases.flatMap(({ value }) => value ?? []).find(({ state }) => state === "live");
  const title = `${site[0]?.value?.productName} ${city}`;
  return { title, phase: live?.number, status: statusChoices[0], speakers: [], sponsors: [] };
}
