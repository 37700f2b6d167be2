import { statusChoices } from "../../catalogue/events/event-status.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";
import { labelOf } from "../../editor/form-fields.ts";
import { Refusal } from "../../editor/refusal.ts";
import { type Moment, readMoment } from "./read-moment.ts";
import { type Known, readValue, type Schema } from "./read-value.ts";
import { type Sheet, type SheetKind, type SheetRow, sheetFields } from "./sheet-rows.ts";

/** The fields of an event or a partner. */
export type Fields = Record<string, unknown>;

/** A mistake in a row, and its correction. */
export type Mistake = { row: number; column: string; message: string };

/** What a row says. A field that the sheet has no column for is absent; one with an empty cell is undefined. */
export type ReadRow = { row: number; fields: Fields; mistakes: Mistake[] };

type Everything = Known & { source: ReadSource };

/** Reads the rows of a sheet, each on its own. */
export function readRows(kind: SheetKind, { rows }: Sheet, known: Everything): ReadRow[] {
  const fields = sheetFields(kind);
  return rows.map((row) => {
    const mistakes: Mistake[] = [];
    const cells = kind === "events" ? withTimes(row, mistakes) : row.cells;
    const values = Object.entries(cells).flatMap(([column, text]) => {
      try {
        return [[column, readCell(column, text, fields[column], known)] as const];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        mistakes.push({ row: row.number, column: labelOf(column), message: error.message });
        return [];
      }
    });
    return { row: row.number, fields: Object.fromEntries(values), mistakes };
  });
}

function readCell(column: string, text: string, schema: Schema | undefined, known: Everything): unknown {
  if (text === "") return schema && elementOf(schema) ? [] : undefined;
  if (text.includes("??") && !/[\p{L}\p{N}]/u.test(text))
    throw new Refusal(
      "has only question marks: its letters were lost when the sheet was saved — save the original as .xlsx or CSV UTF-8",
    );
  if (column === "city") return cityName(text, known.source);
  if (column === "status") return knownStatus(text);
  return schema ? readValue(schema, text, known) : text;
}

/** The cells with `starts` and `ends` as content files have them, made of up to four columns. */
function withTimes({ number, cells }: SheetRow, mistakes: Mistake[]): Record<string, string> {
  const { date, time, starts, ends, ...others } = cells;
  const moments = Object.entries({ date, time, starts, ends }).map(([column, text]) => {
    if (!text) return {};
    const moment = readMoment(text);
    if (!moment) {
      const message = `is ${text} — write a day that exists, and the day first, as 17/01/2027 or 17-Jan-2027 with its own weekday or none, and times as 10:00 or 10 am – 4.30 pm`;
      mistakes.push({ row: number, column: labelOf(column), message });
    }
    return moment ?? {};
  });
  const [ofDate = {}, ofTime = {}, ofStarts = {}, ofEnds = {}] = moments;
  const all = [ofStarts, ofTime, ofDate];
  const first = (part: keyof Moment) => all.find((moment) => moment[part])?.[part];
  const day = first("day");
  const lastDay = ofEnds.day ?? first("lastDay") ?? day;
  const to = ofEnds.from ?? first("to");
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
  const hasStart = [date, time, starts].some((text) => text !== undefined);
  return {
    ...others,
    ...(hasStart && { starts: joined(day, first("from")) }),
    ...((to || ends !== undefined) && { ends: to || ends ? joined(lastDay, to) : "" }),
  };
}

/** The name of a city as events write it, for any of its names. */
function cityName(text: string, { cities }: ReadSource): string {
  const known = cities.flatMap(({ value }) => value ?? []);
  const city = known.find(({ name, boardName, own, hindi, names = {}, aliases = [] }) =>
    [name, boardName, own?.text, hindi, ...Object.values(names), ...aliases].some(
      (other) => other !== undefined && nameKey(other) === nameKey(text),
    ),
  );
  return city?.name ?? text;
}

/** `Sold Out` is the status `sold-out`; other words are shown as written. */
function knownStatus(text: string): string {
  const status = text.toLowerCase().replaceAll(/[\s_]+/g, "-");
  return statusChoices.includes(status) ? status : text;
}
