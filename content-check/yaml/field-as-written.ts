import { stringify } from "yaml";

/**
 * How a field is written in a content file, in words for a message: `` `phase: 2` ``, or for several lines
 * `` `speakers:` and below it `  - namuna-devi` ``. Quotation marks are put where the text needs them.
 */
export function fieldAsWritten(key: PropertyKey | undefined, value: unknown): string {
  const [first = "", ...below] = linesOf(key, value).slice(0, 3);
  if (below.length === 0) return `\`${first}\``;
  return `\`${first}\` and below it ${below.map((line) => `\`${line}\``).join(" and ")}`;
}

function linesOf(key: PropertyKey | undefined, value: unknown): string[] {
  const known = value === undefined ? "…" : value;
  const content = key === undefined ? known : typeof key === "number" ? [known] : { [String(key)]: known };
  return stringify(content, { lineWidth: 0, blockQuote: "literal" })
    .replace("|-", "|")
    .split("\n")
    .filter((line) => line.trim() !== "");
}

/** The mistake of a text that goes on in the next line without `|`: its line breaks would be lost without a word. */
export function severalLinesMistake(key: PropertyKey | undefined, mayBeLong: boolean): string {
  if (!mayBeLong) return "goes on in the next line — write all of it in one line";
  return `is a text of several lines, which starts with \`|\` after the colon — write \`${String(key)}: |\`, and the text on the lines below, indented by two spaces`;
}

/** The mistake of a line of text that stands where a field is expected. */
export function slippedText(
  text: string,
  { spaces = 2, lastLine }: { spaces?: number; lastLine?: number | undefined } = {},
): string {
  const start = text.length > 24 ? `${text.slice(0, 24).trim()}…` : text;
  const which = lastLine === undefined ? "this line" : `this line and the text down to line ${lastLine}`;
  return `“${start}” is not a field — if it belongs to the text above, indent ${which} by ${spacesInWords(spaces)}`;
}

function spacesInWords(spaces: number): string {
  if (spaces === 1) return "one space";
  return `${spaces === 2 ? "two" : spaces} spaces`;
}

/** The mistake in the way a value of one line is written, and its mend; undefined where there is none. */
export function writtenValueMistake(key: string | undefined, value: string): string | undefined {
  const write = (text: string) => `write ${fieldAsWritten(key ?? 0, text)}`;
  if (/^[|>]/.test(value)) return "has text behind the `|` — move it to the next line, indented by two spaces";
  if (/^["']/.test(value))
    return isClosed(value) ? undefined : `has a quotation mark without its partner — ${write(withoutQuotes(value))}`;
  if (/^(?:\[[^[\]]*\]|\{[^{}]*\})$/.test(value)) return undefined;
  const [first = ""] = value;
  if (/[[\]{}@`%&*!?|>,#]/.test(first) || /^[-?] /.test(value))
    return `begins with ${first}, so it needs quotation marks — ${write(value)}`;
  if (/:(?:\s|$)/.test(value))
    return `contains a colon and a space, so it needs quotation marks — ${write(uncurled(value))}`;
  return undefined;
}

function isClosed(value: string): boolean {
  return /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/.test(value);
}

function withoutQuotes(value: string): string {
  const [quote = ""] = value;
  if (value.length > 1 && value.endsWith(quote)) return value.slice(1, -1);
  return value.split(quote).length === 2 ? value.slice(1) : value;
}

/** Word processors make curly quotation marks, which YAML takes for letters. */
function uncurled(value: string): string {
  return /^[“”].*[“”]$/.test(value) ? value.slice(1, -1) : value;
}
