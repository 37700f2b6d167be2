import type { z } from "zod";
import { fieldAsWritten, severalLinesMistake, slippedText } from "./field-as-written.ts";
import { descriptionOf, isLongText, isOptional, sampleOf, schemaAt } from "./schema-fields.ts";

type Schema = z.core.$ZodType;

/** A mistake that a schema found. Its message is empty unless the schema has words of its own. */
type Issue = z.core.$ZodIssue;

/** How the field stands in the file: its value, and the whole line. */
export type Written = { value: string; line: string };

/** The sentence after `file:line field — `, for people who do not program: what is wrong and how to mend it. */
export function describeIssue(schema: Schema, issue: Issue, written: Written): string {
  const field = schemaAt(schema, issue.path) ?? schema;
  const key = issue.path.at(-1);
  if (issue.input === undefined) return `is missing — add a line such as ${fieldAsWritten(key, sampleOf(field))}`;
  if (isBlank(issue.input)) return describeEmpty(field, key, written);
  const said = issue.message || what(issue, field, written);
  return said.includes(" — ") ? said : said + mend(field, key);
}

function isBlank(input: unknown): boolean {
  return input === null || (typeof input === "string" && input.trim() === "");
}

function describeEmpty(field: Schema, key: PropertyKey | undefined, { line }: Written): string {
  const remark = /:\s+(#.*)$/.exec(line)?.[1];
  if (remark)
    return `is empty, because # begins a remark — put the text in quotation marks: ${fieldAsWritten(key, remark)}`;
  return `is empty${mend(field, key) || ` — write a line such as ${fieldAsWritten(key, undefined)}`}${isOptional(field) ? ", or remove the line" : ""}`;
}

/** How to mend it, after a dash; nothing where the schema gives no example. */
function mend(field: Schema, key: PropertyKey | undefined): string {
  const sample = sampleOf(field);
  if (sample === undefined) return "";
  const description = descriptionOf(field);
  return ` — write a line such as ${fieldAsWritten(key, sample)}${description ? ` (${description})` : ""}`;
}

function what(issue: Issue, field: Schema, written: Written): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongKind(issue, field, written.value);
    case "too_small":
      return issue.origin === "array"
        ? `has too few entries: at least ${issue.minimum}`
        : `is too small: at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "array" ? `has too many entries: at most ${issue.maximum}` : tooLong(issue);
    default:
      return "has the wrong form";
  }
}

/** By how much, since nobody counts letters; the example of the field would not help. */
function tooLong({ maximum, input }: z.core.$ZodIssueTooBig): string {
  const most = Number(maximum);
  const over = typeof input === "string" ? input.length - most : 0;
  const limit = `is too long: at most ${most.toLocaleString("en-IN")} characters`;
  return over > 0 ? `${limit} — shorten it by ${over}` : limit;
}

function wrongKind({ expected, input, path }: z.core.$ZodIssueInvalidType, field: Schema, written: string): string {
  const key = path.at(-1);
  switch (expected) {
    case "string":
      if (typeof input !== "object" || /^[[{]/.test(written))
        return `needs quotation marks — write ${fieldAsWritten(key, written)}`;
      return isLongText(field) ? severalLinesMistake(key, true) : "is not one text";
    case "array":
      return /^-\S/.test(written)
        ? `has a hyphen without a space — put a space after each hyphen, such as ${entrySample(field)}`
        : `is not a list — put each on its own line after \`- \`, such as ${entrySample(field)}`;
    case "object":
      return "is not a group of fields";
    case "int":
      return "is not a whole number";
    default:
      return Number.isNaN(Number(input))
        ? "is not a number"
        : `has quotation marks — write \`${String(key)}: ${input}\``;
  }
}

function entrySample(list: Schema): string {
  return fieldAsWritten(undefined, sampleOf(list));
}

/** Fields of earlier versions, each with what to do instead. */
const formerFields = new Map([
  [
    "partnersFrom",
    "is no longer a field: partners are what content/partners.yaml says — remove the line; if it says database, first run `npm run partners -- adopt` with the version before, which writes the partners of the database into that file",
  ],
]);

/**
 * The sentence for a field that the schema does not know: one of an earlier version, a known one in other letters, a line of text that slipped
 * out of its place, or a name that does not belong here.
 *
 * @param meant the known name that it most likely means
 * @param known the names that may stand here
 */
export function describeUnknownField(name: string, meant: string | undefined, known: readonly string[]): string {
  const former = formerFields.get(name);
  if (former) return former;
  if (meant) return `is not a known field — write \`${meant}\``;
  if (/\s/.test(name)) return slippedText(name);
  return `is not a known field — correct its spelling (${known.join(", ")}), or remove the line; if it belongs to the text above, indent it by two spaces`;
}
