/**
 * The text of a content file, without its byte-order mark.
 *
 * @returns the text, or the line, counted from 1, of the first bytes that are no UTF-8 text
 */
export function contentText(bytes: Uint8Array): { text: string } | { badLine: number } {
  const text = decoded(bytes);
  // UTF-16 without its mark passes for UTF-8 with a NUL beside every letter.
  if (text !== undefined && !text.includes("\0")) return { text };
  return { badLine: text === undefined ? badLine(bytes) : 1 };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** No character of UTF-8 but the line break itself has a byte 10, so each line can be decoded alone. */
function badLine(bytes: Uint8Array): number {
  let number = 1;
  for (let start = 0; start < bytes.length; number += 1) {
    const end = bytes.indexOf(10, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (decoded(line) === undefined) return number;
    start += line.length + 1;
  }
  return 1;
}
