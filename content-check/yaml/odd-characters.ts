import type { KnownNames } from "./content-lines.ts";
import type { LineMistake } from "./line-mistakes.ts";

/** Characters that look like a space, a hyphen or a colon, or are not seen at all; copied texts and some keyboards bring them along. */
const spaces = "\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000";
const invisible = "\\u200B-\\u200D\\u2060\\uFEFF";
const dashes = "\\u2010-\\u2015\\u2212\\uFE63\\uFF0D";
const colons = "\\uFF1A\\uFE55\\uFE13\\uA789";

const gap = `[ ${spaces}${invisible}]`;
const beginning = new RegExp(
  `^(?<indent>${gap}*)(?<hyphen>[-${dashes}]${gap}+)?(?:(?<name>[A-Za-z]\\w*)(?<colon>${gap}*[:${colons}])(?<gap>${gap}*))?`,
);

/**
 * Finds the characters that only look like the spaces, hyphens and colons that a file is built of: YAML takes them for
 * letters and blames another line.
 *
 * @returns what is wrong with each line that has one, and the text as it was meant
 */
export function oddCharacters(text: string, known: KnownNames): { found: LineMistake[]; meant: string } {
  const found: LineMistake[] = [];
  let textIndent: number | undefined;
  const lines = text.split("\n").map((line, index) => {
    if (textIndent !== undefined && isInText(line, textIndent)) return line;
    const { meant, odd, name } = asMeant(line, known);
    if (odd) found.push({ line: index + 1, field: name, message: mistake(odd, meant) });
    const stillInText = textIndent !== undefined && name === "" && odd !== "";
    if (!stillInText) textIndent = /:\s+[|>][+-]?\s*(?:#.*)?$/.test(meant) ? indentOf(line) : undefined;
    return meant;
  });
  return { found, meant: lines.join("\n") };
}

function indentOf(line: string): number {
  return line.length - line.replace(/^ +/, "").length;
}

/** Whether a line belongs to a text of several lines, whose field begins at `textIndent`. */
function isInText(line: string, textIndent: number): boolean {
  return line.trim() === "" || indentOf(line) > textIndent;
}

function asMeant(line: string, known: KnownNames): { meant: string; odd: string; name: string } {
  const [whole = ""] = beginning.exec(line) ?? [];
  const { indent = "", hyphen, name = "", colon = "", gap: space = "" } = beginning.exec(line)?.groups ?? {};
  const isField = known.has(name) || colon === ":";
  const structure = isField ? whole : indent + (hyphen ?? "");
  const odd = firstOdd(structure);
  if (odd === "") return { meant: line, odd, name: "" };
  const field = isField && colon ? `${name}: ${plain(space).slice(1)}` : "";
  const rest = line.slice(structure.length);
  return { meant: `${plain(indent)}${hyphen ? "- " : ""}${field}${rest}`, odd, name: isField ? name : "" };
}

function firstOdd(structure: string): string {
  return new RegExp(`[${spaces}${invisible}${dashes}${colons}]`).exec(structure)?.[0] ?? "";
}

function plain(text: string): string {
  return text.replace(new RegExp(`[${invisible}]`, "g"), "").replace(new RegExp(`[${spaces}]`, "g"), " ");
}

function mistake(odd: string, meant: string): string {
  const indent = /^ +/.test(meant) ? ", with usual spaces before it" : "";
  return `contains ${nameOf(odd)} — type the line anew: \`${meant.trim()}\`${indent}`;
}

function nameOf(odd: string): string {
  const is = (set: string) => new RegExp(`[${set}]`).test(odd);
  if (odd === "\u00A0") return "a no-break space, which only looks like a space";
  if (is(spaces)) return "a special space, which only looks like a space";
  if (is(invisible)) return "a character that cannot be seen";
  if (is(dashes)) return "a dash, which only looks like a hyphen";
  return "a full-width colon, which only looks like a colon and a space";
}
