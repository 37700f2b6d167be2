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
