/**
 * The address in small letters for one that somebody typed with capitals: `/events/trichy-2025` for
 * `/Events/Trichy-2025` (clause R-11). Escapes such as `%E0` stay.
 *
 * @param pathname the path of the URL, with escapes
 * @param pages the addresses of the pages, below which there may be more
 * @returns null for an address without capitals, and for one that is in small letters no page's either
 */
export function inSmallLetters(pathname: string, pages: readonly string[]): string | null {
  const small = pathname.replace(/%..|[A-Z]/g, (part) => (part.length > 1 ? part : part.toLowerCase()));
  // Home has no letters, and what begins with two slashes is another site's address.
  const isPages = pages.some((page) => page !== "/" && `${small}/`.startsWith(`${page}/`));
  return isPages && small !== pathname ? small : null;
}
