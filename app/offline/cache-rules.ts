import { pages } from "../../catalogue/pages.ts";

/** Every cache of offline reading has a name that begins so: none is overlooked when they are removed. */
export const cachePrefix = "offline-reading:";

/** The caches that outlast a publication. A number goes up when the entries of a cache change their form. */
export const cacheNames = {
  /** Pages as documents, by the address that `pageCacheKey` gives. */
  pages: `${cachePrefix}pages:1`,
  /** Files below `/assets/` and `/api/logos/`: their names change with their content. */
  assets: `${cachePrefix}assets:1`,
  /** Calendar files, and pictures that keep their names. */
  files: `${cachePrefix}files:1`,
  /** The last answer of the partners API. */
  partners: `${cachePrefix}partners:1`,
} as const;

/** The address of the page that is shown, without a connection, in place of one that is not in the cache. */
export const offlinePath = pages.offline.address;

/** The address under which a page is cached: without query and fragment, and without a slash at its end. */
export function pageCacheKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/+$/, "") || "/");
}

/** What an address begins with in its language. @param prefixes those of all languages; that of the first is empty */
export function prefixOf(pathname: string, prefixes: readonly string[]): string {
  return prefixes.find((prefix) => prefix !== "" && `${pathname}/`.startsWith(`${prefix}/`)) ?? "";
}

/**
 * Whether an answer may be cached: a whole one, of success, that can be read and came from the address asked for. A
 * document that a redirect led to may not be shown for the address that redirects.
 */
export function isCacheable({ status, type, redirected }: Pick<Response, "status" | "type" | "redirected">): boolean {
  return status === 200 && !redirected && (type === "basic" || type === "cors");
}

/** The attribute of a cached document that tells when the network answered it, as an HTTP date. */
const savedAttribute = "data-saved";

/** A cached document, marked as one that did not come from the network now. */
export async function markSaved(cached: Response): Promise<Response> {
  const headers = new Headers(cached.headers);
  const saved = (headers.get("Date") ?? "").replaceAll(/[^\w:, +-]/g, "");
  // The text is neither compressed any more nor as long as it was.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  const html = (await cached.text()).replace("<html", `<html ${savedAttribute}="${saved}"`);
  return new Response(html, { status: cached.status, headers });
}
