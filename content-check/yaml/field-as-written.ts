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

/** Said of a text that goes on in the next line without `|`: its line breaks would be lost without a word. */
export function severalLinesMistake(key: PropertyKey | undefined, mayBeLong: boolean): string {
  if (!mayBeLong) return "goes on in the next line — write all of it in one line";
  return `is a text of several lines, which starts with \`|\` after the colon — write \`${String(key)}: |\`, and the text on the lines below, indented by two spaces`;
}
