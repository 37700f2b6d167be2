import { Buffer } from "node:buffer";

/** The most octets that a line may have without its line break (RFC 5545, 3.1). */
const lineLength = 75;

/** A property of a calendar or of something in it. */
export type Property = {
  /** Its name, with its parameters: `DTSTART;TZID=Asia/Kolkata`. */
  name: string;
  /** Its value as the file has it; for texts see `textProperty`. */
  value: string;
};

/** A component between `BEGIN` and `END`: its properties, then its own components. */
export type Component = { name: string; properties: readonly Property[]; components?: readonly Component[] };

/** A property whose value is a text: commas, semicolons, backslashes and line breaks are escaped (RFC 5545, 3.3.11). */
export function textProperty(name: string, text: string): Property {
  const value = text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, "\\n")
    .replace(controls, "");
  return { name, value };
}

/** The characters that a text must not contain: controls, except the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const controls = /[\u0000-\u0008\u000a-\u001f\u007f]/g;

/** A component as the text of an iCalendar file: lines that end with CRLF, folded where they are long. */
export function contentLines(component: Component): string {
  return linesOf(component)
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

function linesOf({ name, properties, components = [] }: Component): string[] {
  return [
    `BEGIN:${name}`,
    ...properties.map((property) => `${property.name}:${property.value}`),
    ...components.flatMap(linesOf),
    `END:${name}`,
  ];
}

/**
 * Folds a line into lines of at most 75 octets; the space that each further line begins with counts. RFC 5545, 3.1 allows
 * a fold anywhere. But Google Calendar drops events whose fold splits an escape, and other programs lose the blanks at
 * which a line begins or ends: so there is no fold there.
 */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const piece of piecesOf(line)) {
    const room = lines.length === 0 ? lineLength : lineLength - 1;
    if (Buffer.byteLength(current + piece) > room) {
      lines.push(current);
      current = "";
    }
    current += piece;
  }
  return [...lines, current].join("\r\n ");
}

/** Where a line may be folded: neither after a backslash nor at a space. */
const betweenPieces = /(?<![\\\s])(?!\s)/u;

/** An escape or a character. */
const escapeOrCharacter = /\\?./gsu;

/** The pieces of a line that no fold splits. Only where one is longer than a line, as blanks may be, is it split too. */
function piecesOf(line: string): string[] {
  return line
    .split(betweenPieces)
    .flatMap((piece) => (Buffer.byteLength(piece) < lineLength ? [piece] : (piece.match(escapeOrCharacter) ?? [])));
}
