import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a client's copy is still good, so that 304 is enough (RFC 9110, 13.2.2): by its tag, or where it sent none by its date.
 *
 * @param modified when the content last changed, where it can be asked for by date
 */
export function isNotModified(
  headers: IncomingHttpHeaders,
  { etag, modified }: { etag: string; modified?: Date },
): boolean {
  if (headers["if-none-match"]) return matchesEtag(headers["if-none-match"], etag);
  if (!modified || headers["if-modified-since"] === undefined) return false;
  // HTTP dates have whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(headers["if-modified-since"]);
}

/**
 * Whether a client's copy is still good: the weak comparison of RFC 9110, 13.1.2.
 *
 * @param ifNoneMatch the value of `If-None-Match`, if it was sent: `*`, or a list of tags
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace(/^W\//, ""));
}

/** Whether a part may be added to the parts that the client has: `If-Range` of RFC 9110, 13.1.5. */
export function isSameForRange(headers: IncomingHttpHeaders, etag: string): boolean {
  return headers["if-range"] === undefined || headers["if-range"] === etag;
}
