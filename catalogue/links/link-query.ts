/**
 * The query of a link to another service, blanks as `%20`: mail programs and some messengers show the plus signs that
 * `URLSearchParams` writes (RFC 6068 knows no other form).
 */
export function linkQuery(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
