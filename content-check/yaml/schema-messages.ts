import { isScalar, stringify, type YAMLParseError } from "yaml";
import type { z } from "zod";
import { nearestName } from "../nearest-name.ts";
import { fieldsOf, isLongText, isOptional, metaOf, type Schema, sampleOf, schemaAt } from "./schema-fields.ts";

/**
 * The sentences that staff read. Each follows `file:line field — `, says what is wrong, and after a dash how to correct it.
 */

type Issue = z.core.$ZodIssue;

/** The sentences for the mistakes that keep YAML from reading a file, by YAML's own codes. */
const syntaxMessages: Partial<Record<YAMLParseError["code"], string>> = {
  BAD_ALIAS: "begins with *, & or ! — put the text in quotation marks",
  BAD_DQ_ESCAPE: "has a \\ within quotation marks — write \\\\, or use single quotation marks",
  BAD_INDENT: "is not lined up — begin the line where the lines around it begin, and close every [ and {",
  BAD_SCALAR_START: "begins with a character that has a meaning in YAML — put the text in quotation marks",
  BLOCK_AS_IMPLICIT_KEY:
    "has a second field in its value — put a text that contains a colon and a space in quotation marks; if the next line is a field of its own, begin it where the lines around it begin; put a space after each hyphen",
  DUPLICATE_KEY: "appears twice — remove one, or begin the next entry of a list with `- `",
  MISSING_CHAR: "is not lined up — begin the line where the lines around it begin",
  MULTILINE_IMPLICIT_KEY:
    "is not a field — write a colon and a space after the field's name, or, if the line belongs to the text above, indent it by two spaces",
  MULTIPLE_DOCS: "has a line of three hyphens — remove it",
  TAB_AS_INDENT: "is indented with the Tab key — use spaces instead",
  UNEXPECTED_TOKEN:
    "has something after the value that does not belong there — put the whole text in quotation marks; after `|` begin the text on the next line",
};

export function syntaxMessage({ code, message }: YAMLParseError): string {
  return syntaxMessages[code] ?? `cannot be read (${message}) — compare this line with one of another file`;
}

/** The error map for Zod: the message of a mistake if the schema has no message of its own. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return typeMessage(issue.expected, issue.input);
    case "too_small":
      return issue.origin === "array"
        ? `has too few entries: at least ${issue.minimum}`
        : `is too small: at least ${issue.minimum}`;
    case "too_big":
      return tooBigMessage(issue.origin, Number(issue.maximum), issue.input);
    case "invalid_value":
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    default:
      return "is not in the right form";
  }
};

function typeMessage(expected: string, input: unknown): string {
  switch (expected) {
    case "string":
      return typeof input === "object" ? "is not a text" : "needs quotation marks";
    case "array":
      return "is not a list — write each entry on its own line after `- `";
    case "object":
      return "is not a group of fields";
    case "int":
      return "is not a whole number";
    default:
      return Number.isNaN(Number(input)) ? "is not a number" : `has quotation marks — write ${input}`;
  }
}

function tooBigMessage(origin: string, maximum: number, input: unknown): string {
  if (origin === "array") return `has too many entries: at most ${maximum}`;
  if (typeof input !== "string") return `is too large: at most ${maximum}`;
  return `is too long: at most ${maximum.toLocaleString("en-IN")} characters — shorten it by ${input.length - maximum}`;
}

/** Returns the whole sentence for a mistake that a schema has found. @param node the YAML node in the file */
export function issueMessage(schema: Schema, issue: Issue, node: unknown): string {
  const field = schemaAt(schema, issue.path) ?? schema;
  const key = issue.path.at(-1);
  const { input, message } = issue;
  if (input === undefined) return `is missing — add a line such as ${written(key, sampleOf(field))}`;
  if (input === null || (typeof input === "string" && input.trim() === ""))
    return `is empty${correction(field, key)}${isOptional(field) ? ", or remove the line" : ""}`;
  if (message.includes(" — ")) return message;
  // The number in the file may have other digits than JavaScript's: 1.0, 007.
  if (message === "needs quotation marks" && isScalar(node)) return `${message} — write ${written(key, node.source)}`;
  return message + correction(field, key);
}

/** How to correct a field, by the example in its schema. */
function correction(field: Schema, key: PropertyKey | undefined): string {
  const description = metaOf(field)?.description;
  return ` — write a line such as ${written(key, sampleOf(field))}${description ? ` (${description})` : ""}`;
}

/** A field as it is written in a file: `` `phase: 2` ``, or its first three lines. */
function written(key: PropertyKey | undefined, value: unknown = "…"): string {
  const content = key === undefined ? value : typeof key === "number" ? [value] : { [String(key)]: value };
  const lines = stringify(content, { lineWidth: 0, blockQuote: "literal" })
    .split("\n")
    .filter((line) => line.trim());
  return lines
    .slice(0, 3)
    .map((line) => `\`${line}\``)
    .join(" and below it ");
}

/** The mistake of a text that YAML ends at a comment. */
export function commentMessage(text: string, comment: string): string {
  return `is “${text}” only, because # begins a comment — write the text in quotation marks: "${text} #${comment}", or the comment on a line of its own`;
}

/** The mistake of a text on several lines without `|`: YAML would join the lines. */
export function severalLinesMessage(schema: Schema, name: PropertyKey | undefined): string {
  if (!isLongText(schema)) return "goes on in the next line — write all of it in one line";
  return `goes on in the next line — write \`${String(name)}: |\`, and the text on the lines below, indented by two spaces`;
}

/** The fields that a schema does not know; `meant` is the path of the missing field that one most likely means. */
export function unknownFields(schema: Schema, issues: readonly Issue[]) {
  return issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = Object.keys(fieldsOf(schemaAt(schema, issue.path) ?? schema) ?? {});
    const missing = known.filter((name) => !Object.hasOwn(issue.input ?? {}, name));
    return issue.keys.map((key) => {
      const near = nearestName(key, missing);
      const message = near
        ? `is not a known field — write \`${near}\``
        : `is not a known field — correct its spelling (${known.join(", ")}), or remove the line; if it belongs to the text above, indent it by two spaces`;
      return { path: [...issue.path, key], message, meant: near === undefined ? undefined : [...issue.path, near] };
    });
  });
}
