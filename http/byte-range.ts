/** Which bytes to send: both ends included, counted from 0. */
export type ByteRange = { first: number; last: number };

/**
 * Reads a `Range` header (RFC 9110, 14.2). Several ranges at once, other units and broken ones are ignored, as the
 * standard allows: the client then gets the whole file.
 *
 * @param size the file's length in bytes
 * @returns undefined to send the whole file, `"unsatisfiable"` when the range lies outside it
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return undefined;
  if (from === "") return Number(to) === 0 ? "unsatisfiable" : within(Math.max(0, size - Number(to)), size - 1, size);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < Number(from)) return undefined;
  return within(Number(from), last, size);
}

function within(first: number, last: number, size: number): ByteRange | "unsatisfiable" {
  return first < size ? { first, last } : "unsatisfiable";
}
