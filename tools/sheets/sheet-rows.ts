import { contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { EventFile } from "../../catalogue/event.ts";
import type { PartnerEntry } from "../../catalogue/partner-schemas.ts";
import { elementOf, fieldsOf, metaOf } from "../../content-check/yaml/schema-fields.ts";
import { labelOf } from "../../editor/form-fields.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { Table } from "./read-tables.ts";

/** The kinds of content that come from sheets. */
export type SheetKind = "events" | "partners";

/** `file` is the name of an event's file; `date` and `time` are for sheets with the day and the time in two columns. */
type Column = { events: keyof EventFile | "file" | "date" | "time"; partners: keyof PartnerEntry };

/** Other headings of the columns, besides the name of the field, such as `Venue address`. */
const otherHeadings = {
  events: {
    file: ["id", "slug", "फ़ाइल"],
    date: ["day", "event date", "start date", "दिनांक", "तारीख", "तिथि"],
    time: ["timing", "timings", "event time", "समय"],
    title: ["event", "event name", "name", "शीर्षक", "कार्यक्रम", "नाम"],
    city: ["town", "stop", "शहर", "नगर"],
    phase: ["चरण"],
    status: ["स्थिति"],
    starts: ["start", "start time", "from", "begins", "शुरू", "आरंभ", "प्रारंभ"],
    ends: ["end", "end time", "to", "till", "until", "समाप्ति", "समाप्त", "अंत"],
    venue: ["place", "location", "hall", "स्थान", "जगह"],
    venueAddress: ["address", "postal address", "पता"],
    image: ["picture", "photo", "चित्र", "फ़ोटो"],
    description: ["about", "details", "text", "विवरण"],
    registrationLink: ["registration", "register", "link", "registration url", "sign up", "पंजीकरण", "लिंक"],
    highlightsLink: ["highlights", "video", "recap"],
    speakers: ["speaker", "वक्ता"],
    sponsors: ["sponsor", "प्रायोजक"],
    languages: ["language", "भाषा", "भाषाएँ"],
    seats: ["capacity", "सीटें"],
    gettingThere: ["directions"],
    stepFree: ["accessibility", "step free access"],
    bring: ["what to bring"],
    free: ["free entry", "entry free", "मुफ़्त", "निःशुल्क"],
  },
  partners: {
    name: ["partner", "partner name", "organisation", "organization", "company", "club", "नाम", "संस्था", "साझेदार"],
    category: ["type", "kind", "श्रेणी", "प्रकार"],
    logo: ["logo url", "logo file", "logo link", "लोगो"],
    website: ["website url", "web", "url", "site", "link", "homepage", "वेबसाइट"],
  },
} satisfies { [Kind in SheetKind]: Partial<Record<Column[Kind], string[]>> };

/** A row below the header: its number as a spreadsheet shows it, and its cells by column. */
export type SheetRow = { number: number; cells: Record<string, string> };

export type Sheet = {
  /** Unknown headings, whose columns are not read. */
  ignored: string[];
  /** The names of the file's other sheets with known headings, which are not read. */
  otherSheets: string[];
  rows: SheetRow[];
};

/**
 * Returns the schemas of the fields that a sheet may have. Leaves out `uuid` and `changed`, which the program writes itself, and
 * groups of fields, such as names in other languages.
 */
export function sheetFields(kind: SheetKind) {
  const { schema } = contentFileKinds[kind];
  const fields = Object.entries(fieldsOf(elementOf(schema) ?? schema) ?? {});
  return Object.fromEntries(fields.filter(([, field]) => metaOf(field)?.control !== "none" && !fieldsOf(field)));
}

/** The number of rows in which the header is searched. Others, such as a title, may come before it. */
const rowsToSearch = 10;

/** The minimum number of known headings in a header. */
const fewestHeadings = 2;

/**
 * Finds the header in the first ten rows of all sheets: the row with the most known headings. Reads only the sheet of this
 * header.
 *
 * @param file the file's name, for messages
 * @throws Refusal if there is no header, if two headings mean the same column, or if there is no row below it
 */
export function findSheet(kind: SheetKind, file: string, tables: readonly Table[]): Sheet {
  const known = knownHeadings(kind);
  const headers = tables.flatMap(({ name, rows }) =>
    rows.slice(0, rowsToSearch).map((cells, index) => {
      const columns = cells.map((cell) => known.get(headingKey(cell)));
      return { name, rows, cells, columns, index, count: new Set(columns.filter(Boolean)).size };
    }),
  );
  const [header, ...others] = headers
    .filter(({ count }) => count >= fewestHeadings)
    .toSorted((one, other) => other.count - one.count);
  if (!header) {
    const examples = Object.keys(sheetFields(kind)).slice(0, 7).map(labelOf).join(", ");
    throw new Refusal(`${file} has no headings in its first ${rowsToSearch} rows: write them, such as ${examples}`);
  }
  const { name, cells, columns, index } = header;
  const twice = columns.findIndex((column, place) => column && columns.indexOf(column) < place);
  if (twice >= 0) {
    const [first, second] = [cells[columns.indexOf(columns[twice])], cells[twice]];
    throw new Refusal(
      `${file} has two headings for the same: ${first} and ${second} in row ${index + 1}: rename or remove one`,
    );
  }
  return {
    ignored: cells.filter((cell, place) => cell && !columns[place]),
    otherSheets: [...new Set(others.map((other) => other.name))].filter((other) => other !== name),
    rows: rowsBelow(file, header),
  };
}

type Header = { rows: readonly string[][]; index: number; columns: readonly (string | undefined)[] };

function rowsBelow(file: string, { rows, index: header, columns }: Header): SheetRow[] {
  const below = rows.flatMap((cells, index) => {
    const named = columns.flatMap((column, place) => (column ? [[column, cellText(cells[place] ?? "")] as const] : []));
    if (index <= header || named.every(([, text]) => text === "")) return [];
    const beyond = cells.slice(columns.length).filter((cell) => cell !== "");
    if (beyond.length > 0)
      throw new Refusal(
        `${file} has a value beyond the last heading in row ${index + 1} (${beyond.join(", ")}): write a heading above it; in a .csv file put quotation marks around a value with a comma`,
      );
    return [{ number: index + 1, cells: Object.fromEntries(named) }];
  });
  if (below.length === 0) throw new Refusal(`${file} has no rows below its headings in row ${header + 1}: fill one in`);
  return below;
}

function knownHeadings(kind: SheetKind): Map<string, string> {
  const others: Record<string, string[]> = otherHeadings[kind];
  const columns = new Set([...Object.keys(sheetFields(kind)), ...Object.keys(others)]);
  return new Map(
    [...columns].flatMap((column) =>
      [column, ...(others[column] ?? [])].map((heading) => [headingKey(heading), column] as const),
    ),
  );
}

/** Returns the key by which headings are compared: letters and digits, without text in brackets and dots below Hindi letters. */
function headingKey(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\(.*?\)|[^\p{L}\p{M}\p{N}]|\u093c/gu, "");
}

/** Spreadsheets read a cell with this beginning as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^'*[=+\-@\t\r]/;

/** Adds an apostrophe to a text that spreadsheets would calculate as a formula, so that they show the text. */
export function withGuard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Returns a cell without the apostrophe of `withGuard`; an empty text for a placeholder such as `tba`. */
function cellText(cell: string): string {
  if (/^(?:[-–—]|tba|tbd|n\/a|nil)$/i.test(cell)) return "";
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
