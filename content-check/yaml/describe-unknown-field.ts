/**
 * The sentence for a field that the schema does not know: a known one in other letters, a line of text that slipped
 * out of its place, or a name that does not belong here.
 *
 * @param meant the known name that it most likely means
 * @param known the names that may stand here
 */
export function describeUnknownField(name: string, meant: string | undefined, known: readonly string[]): string {
  if (meant) return `is not a known field — write \`${meant}\``;
  if (/\s/.test(name)) return slippedText(name);
  return `is not a known field — correct its spelling (${known.join(", ")}), or remove the line; if it belongs to the text above, indent it by two spaces`;
}

/** Said of a line of text that stands where a field is expected. */
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
