/** A part of a text that becomes another; places count UTF-16 code units. */
export type Edit = { start: number; end: number; text: string };

/** A part of a text after its edits, which do not overlap; what is added in one place stands in the order in which it is given. */
export function withEdits(source: string, edits: readonly Edit[], from = 0, to = source.length): string {
  let text = "";
  let at = from;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, to);
}

/** Where the line of a place begins. */
export function startOfLine(source: string, place: number): number {
  return source.lastIndexOf("\n", place - 1) + 1;
}

/** Where the line after a place begins. */
export function endOfLine(source: string, place: number): number {
  const end = source.indexOf("\n", place);
  return end < 0 ? source.length : end + 1;
}

/** The end of what is written before a place, without blanks and line breaks behind it. */
export function endOfText(source: string, place: number): number {
  return source.slice(0, place).trimEnd().length;
}
