import { otherNames } from "../../catalogue/cities/city-names.ts";
import { slugOf } from "../../catalogue/content-field.ts";
import { statusChoices } from "../../catalogue/events/event-status.ts";
import { isHttpUrl } from "../../catalogue/links/http-url.ts";
import { isPictureName } from "../../catalogue/picture-path.ts";
import { sponsorTiers } from "../../catalogue/sponsor.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { nearestName } from "../../content-check/nearest-name.ts";
import {
  allowedValues,
  bare,
  elementOf,
  fieldsOf,
  isOptional,
  metaOf,
  type Schema,
} from "../../content-check/yaml/schema-fields.ts";
import { labelOf } from "../../editor/form-fields.ts";
import { Refusal } from "../../editor/refusal.ts";
import { timeColumns, withTimes } from "./read-moment.ts";
import { type SheetKind, type SheetRow, sheetFields } from "./sheet-rows.ts";

/** The fields of an event or a partner. */
export type Fields = Record<string, unknown>;

/** A mistake in a row, and its correction. */
export type Mistake = { row: number; column: string; message: string };

/** The fields of a row. A field without a column is absent; a field with an empty cell is undefined. */
export type ReadRow = { row: number; fields: Fields; mistakes: Mistake[] };

/** The content and the pictures that cells refer to. */
type Known = {
  source: ReadSource;
  /**
   * Finds a picture by the name of its file.
   *
   * @returns its path on the site, such as `/images/partners/a.png`; undefined if there is no such picture
   */
  findPicture: (name: string, folder: string) => string | undefined;
};

/** Reads the rows of a sheet, each on its own. */
export function readRows(kind: SheetKind, rows: readonly SheetRow[], known: Known): ReadRow[] {
  const schemas = sheetFields(kind);
  return rows.map(({ number: row, cells }) => {
    const mistakes: Mistake[] = [];
    const attempt = <Value>(column: string, read: () => Value) => {
      try {
        return [[column, read()] as const];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        mistakes.push({ row, column: labelOf(column), message: error.message });
        return [];
      }
    };
    const others = Object.entries(cells).filter(([column]) => kind === "partners" || !timeColumns.includes(column));
    const fields = others.flatMap(([column, text]) =>
      attempt(column, () => readCell(column, text, schemas[column], known)),
    );
    const times = kind === "events" ? withTimes(cells, attempt) : {};
    return { row, fields: { ...Object.fromEntries(fields), ...times }, mistakes };
  });
}

function readCell(column: string, text: string, schema: Schema | undefined, known: Known): unknown {
  if (text === "") return schema && elementOf(schema) && !isOptional(schema) ? [] : undefined;
  if (text.includes("??") && !/[\p{L}\p{N}]/u.test(text))
    throw new Refusal(
      "has only question marks: its letters were lost when the sheet was saved — save the original as .xlsx or CSV UTF-8",
    );
  if (column === "city") return cityName(text, known.source);
  if (column === "status") return hyphenated(text, (status) => statusChoices.includes(status));
  return schema ? readValue(schema, text, known) : text;
}

/** Returns the name of a city that events use, for any of its names. */
function cityName(text: string, { cities }: ReadSource): string {
  const known = cities.flatMap(({ value }) => value ?? []);
  const isMeant = (name = "") => nameKey(name) === nameKey(text);
  return (
    known.find((city) => [city.name, ...otherNames(city), ...Object.values(city.names ?? {})].some(isMeant))?.name ??
    text
  );
}

/** Returns the known word for a text, such as `sold-out` for `Sold Out`; an unknown text stays as it is. */
function hyphenated(text: string, isKnown: (word: string) => boolean): string {
  const word = text.toLowerCase().replaceAll(/[\s_]+/g, "-");
  return isKnown(word) ? word : text;
}

/**
 * Reads the text of a cell as the value of a field: `Namuna Devi; Maadhiri Selvan` as a list of ids, `yes` as true,
 * `tijori.example` as a link. Other texts stay as they are, and the check by the field's schema reports them.
 *
 * @returns undefined for a text such as `no`
 * @throws Refusal if a name is unknown
 */
function readValue(schema: Schema, text: string, known: Known): unknown {
  const element = elementOf(schema);
  if (element) return partsOf(text).map((part) => readValue(element, part, known));
  const fields = fieldsOf(schema);
  if (fields) return readSponsorship(fields, text, known);
  const { refersTo, control } = metaOf(schema) ?? {};
  if (refersTo) return referenced(refersTo, text, known);
  if (control === "picture") return picturePath(text, "postcards", known);
  if (control === "logo") return picturePath(text, "partners", known);
  return readScalar(schema, text);
}

function readScalar(schema: Schema, text: string): unknown {
  const { def } = bare(schema)._zod;
  const values = allowedValues(schema);
  if (values?.includes(true)) return trueOrText(text);
  if (values) return optionOf(text, values.map(String));
  if (def.type === "number") return /^\d+$/.test(text) ? Number(text) : text;
  const hasHost = metaOf(schema)?.control === "link" && /^[^/\s:]+\.[^/\s:]/.test(text);
  return hasHost && isHttpUrl(`https://${text}`) ? `https://${text}` : text;
}

function trueOrText(text: string): true | string | undefined {
  if (/^(?:yes|y|true|1|free|हाँ|हां)$/i.test(text)) return true;
  return /^(?:no|n|false|0|नहीं)$/i.test(text) ? undefined : text;
}

/** Splits a list at semicolons and line breaks; without any, at commas, slashes and "and", because names may contain those. */
function partsOf(text: string): string[] {
  // Does not split brackets, which contain the tier of a sponsor.
  const separator = /[;\n]/.test(text) ? /[;\n](?![^(]*\))/ : /(?:,|\/| and | और )(?![^(]*\))/;
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Reads a sponsor of an event and its tier: `Tijori (title-sponsor)` or `Tijori: title sponsor`. */
function readSponsorship(fields: Record<string, Schema>, text: string, known: Known): Fields {
  const [, name = text, inBrackets, afterColon] = /^(.*?)\s*(?:\((.*)\)|:\s*(.*))$/.exec(text) ?? [];
  const tier = inBrackets ?? afterColon;
  if (!tier) throw new Refusal(`lacks the tier of ${name} — write it in brackets, such as ${name} (title-sponsor)`);
  return {
    sponsor: fields.sponsor && readValue(fields.sponsor, name, known),
    tier: hyphenated(tier, (word) => sponsorTiers.includes(word)),
  };
}

/** Returns the id of a speaker or a sponsor, or the number of a phase, for its name or its id. */
function referenced(kind: "speakers" | "sponsors" | "phases", text: string, { source }: Known): unknown {
  const entries =
    kind === "phases"
      ? source.phases.flatMap(({ value }) => value ?? []).map(({ number, name }) => ({ id: number, name }))
      : source[kind].map(({ id, value }) => ({ id, name: value?.name ?? id }));
  const found = entries.filter(({ id, name }) => String(id) === text || nameKey(name) === nameKey(text));
  if (found.length === 1) return found[0]?.id;
  if (found.length > 1)
    throw new Refusal(`is the name of several ${kind} — write one of ${found.map(({ id }) => id).join(", ")}`);
  const names = entries.map(({ name }) => name);
  const near = nearestName(text, names) ?? (kind === "phases" ? names.join(" or ") : undefined);
  throw new Refusal(`is ${text}, not one of the ${kind} — ${near ? `write ${near}, or ` : ""}add it to the site first`);
}

function picturePath(text: string, folder: string, { findPicture }: Known): string {
  if (!isPictureName(text) || text.includes("/")) return text;
  const found = findPicture(text, folder);
  if (found) return found;
  throw new Refusal(
    `is ${text}, which is neither beside the sheet nor in content/images/${folder}/ — put it into the folder of the sheet`,
  );
}

/** Returns the option that is most similar to a text: `media-partners` for `Media Partner`, `Hindi` for `hindi`. */
function optionOf(text: string, options: readonly string[]): string {
  const plain = options.map((option) => ({ option, key: slugOf(option) }));
  const exact = plain.find(({ key }) => key === slugOf(text));
  return exact?.option ?? nearestName(text, options) ?? text;
}
