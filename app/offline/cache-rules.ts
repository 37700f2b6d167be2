import { pages } from "../../catalogue/pages.ts";
import type { SiteAddresses } from "./route-request.ts";

/** Every cache of offline reading has a name that begins so: none is overlooked when they are removed. */
export const cachePrefix = "offline-reading:";

/** The caches of an offline page and its files, one for each publication, have names that begin so. */
export const offlineCachePrefix = `${cachePrefix}offline:`;

/** The caches that outlast a publication. A number goes up when the entries of a cache change their form. */
export const cacheNames = {
  /** Pages as documents, by the address that `pageCacheKey` gives. */
  pages: `${cachePrefix}pages:1`,
  /** Files below `/assets/`: their names change with their content. */
  assets: `${cachePrefix}assets:1`,
  /** The data of pages, calendar files, and pictures that keep their names. */
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

/** What every page of the site holds, in its script's element, and no page that a network puts in its place. */
const pageMark = 'data-entry="/assets/';

/** The `Content-Type` of files, by the ending of their names. All others that are kept are pictures. */
const fileTypes: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  ics: /^text\/calendar\b/,
  woff2: /^(?:font|application)\/\S*woff2\b/,
};

/**
 * Whether an answer may be cached: a whole one, of success, from the address asked for, and of the kind that is there. A
 * document that a redirect led to may not be shown for the address that redirects; and a network that asks for a login
 * answers everything with its own page, and calls that a success.
 *
 * @param address what was asked for, as a path on the site or a whole address
 */
export async function isCacheable(response: Response, address: string, site: SiteAddresses): Promise<boolean> {
  const { status, type, redirected, headers } = response;
  const { href, origin, pathname } = new URL(address, site.origin);
  if (status !== 200 || redirected || type !== (origin === site.origin ? "basic" : "cors")) return false;
  const contentType = headers.get("Content-Type") ?? "";
  if (href === site.partners) return /^application\/json\b/.test(contentType);
  const [, ending] = /\.([^./]+)$/.exec(pathname) ?? [];
  if (ending !== undefined) return (fileTypes[ending] ?? /^image\//).test(contentType);
  return /^text\/html\b/.test(contentType) && (await response.clone().text()).includes(pageMark);
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
