import { nameKey } from "../../catalogue/visible-text.ts";
import { problemText } from "../../content-check/content-error.ts";
import { type ReadSource, readSource } from "../../content-check/content-source.ts";
import { elementOf, fieldsOf, type Group, metaOf, type Schema } from "../../content-check/yaml/schema-fields.ts";
import { labelOf } from "../../editor/form-fields.ts";
import { Refusal } from "../../editor/refusal.ts";
import { type SheetKind, sheetFields, withGuard } from "./sheet-rows.ts";

/**
 * Returns events or partners as the text of a CSV file (RFC 4180) that `importSheet` can read. It begins with a byte order mark,
 * because Excel needs one to recognise UTF-8.
 *
 * @param content the content folder
 * @throws Refusal if the content has mistakes
 */
export async function exportSheet(kind: SheetKind, content: string): Promise<string> {
  const source = await readSource(content);
  const [problem] = [...source[kind], ...source.speakers, ...source.sponsors].flatMap(({ problems }) => problems);
  if (problem) throw new Refusal(`Correct the content first: ${problemText(problem)}`);
  const fields = Object.entries(sheetFields(kind));
  const entries: Group[] =
    kind === "partners"
      ? source.partners.flatMap(({ value }) => value ?? [])
      : source.events
          .map(({ id, value }) => ({ file: id, starts: "", ...value }))
          .toSorted((a, b) => a.starts.localeCompare(b.starts));
  const file = kind === "events" ? ["File"] : [];
  const rows = entries.map((entry) => [
    ...file.map(() => String(entry.file)),
    ...fields.map(([name, schema]) => cellOf(schema, entry[name], source)),
  ]);
  const headings = [...file, ...fields.map(([name]) => labelOf(name))];
  const quoted = (text: string) => `"${withGuard(text).replaceAll('"', '""')}"`;
  return `\uFEFF${[headings, ...rows].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

/**
 * Returns the text of a cell: semicolons separate a list, speakers and sponsors have names, and a sponsor's tier is in brackets.
 */
function cellOf(schema: Schema, value: unknown, source: ReadSource): string {
  if (value === undefined) return "";
  if (value === true) return "yes";
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => cellOf(element, item, source)).join("; ");
  const { refersTo } = metaOf(schema) ?? {};
  if (refersTo === "speakers" || refersTo === "sponsors") return nameOf(refersTo, String(value), source);
  const fields = Object.entries(fieldsOf(schema) ?? {});
  if (fields.length === 0) return String(value).trimEnd();
  const [first, second] = fields.map(([name, field]) => cellOf(field, (value as Group)[name], source));
  return `${first} (${second})`;
}

/** Returns the name of a speaker or a sponsor; its id if the name is not unique or contains a separator of names. */
function nameOf(kind: "speakers" | "sponsors", id: string, source: ReadSource): string {
  const names = source[kind].map((entry) => ({ id: entry.id, name: entry.value?.name ?? entry.id }));
  const name = names.find((entry) => entry.id === id)?.name ?? id;
  const isUnique = names.filter((entry) => nameKey(entry.name) === nameKey(name)).length === 1;
  return isUnique && !/[;,:()/\n]| and | और /.test(name) ? name : id;
}
