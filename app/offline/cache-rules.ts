import { pages } from "../../catalogue/pages.ts";
import type { SiteUrls } from "./route-request.ts";

/** The beginning of the names of all caches of offline reading, by which they are found when they are removed. */
export const cachePrefix = "offline-reading:";

/** The beginning of the names of the caches with the offline page and its files. Each publication has one. */
export const offlineCachePrefix = `${cachePrefix}offline:`;

/** The caches that stay after a new publication. Raise the number of a cache when the form of its entries changes. */
export const cacheNames = {
  /** Documents of pages, by the URL that `pageCacheKey` returns. */
  pages: `${cachePrefix}pages:1`,
  /** Files below `/assets/`: their names change with their content. */
  assets: `${cachePrefix}assets:1`,
  /** The data of pages, and calendar files. */
  files: `${cachePrefix}files:1`,
  /** The last answer of the partners API. */
  partners: `${cachePrefix}partners:1`,
} as const;

/** The path of the page that is shown without a connection if the requested page is not in the cache. */
export const offlinePath = pages.offline.path;

/** The URL by which a page is cached: without query and fragment, and without a slash at its end. */
export function pageCacheKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, "") || "/");
}

/** A text in every page of the site: an attribute of its script. A captive portal does not have it. */
const pageMark = 'data-entry="/assets/';

/** The `Content-Type` of files, by the extension of their names. All other cached files are pictures. */
const fileTypes: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  ics: /^text\/calendar\b/,
  woff2: /^(?:font|application)\/\S*woff2\b/,
};

/**
 * Whether a response may be cached: status 200, not redirected, and with the `Content-Type` of the URL's extension. A document
 * after a redirect must not be shown for the URL that redirects. A captive portal responds to every request with its login page
 * and status 200.
 *
 * @param url the requested URL, or a path on the site
 */
export async function isCacheable(response: Response, url: string, site: SiteUrls): Promise<boolean> {
  const { status, type, redirected, headers } = response;
  const { href, origin, pathname } = new URL(url, site.origin);
  if (status !== 200 || redirected || type !== (origin === site.origin ? "basic" : "cors")) return false;
  const contentType = headers.get("Content-Type") ?? "";
  if (href === site.partners) return /^application\/json\b/.test(contentType);
  const [, ending] = /\.([^./]+)$/.exec(pathname) ?? [];
  if (ending !== undefined) return (fileTypes[ending] ?? /^image\//).test(contentType);
  return /^text\/html\b/.test(contentType) && (await response.clone().text()).includes(pageMark);
}

/** The attribute of a cached document with the time of its response, as an HTTP date. */
const savedAttribute = "data-saved";

/** A cached document with the attribute `data-saved`. */
export async function markSaved(cached: Response): Promise<Response> {
  const headers = new Headers(cached.headers);
  const saved = (headers.get("Date") ?? "").replaceAll(/[^\w:, +-]/g, "");
  // The text is no longer compressed, and its length has changed.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  const html = (await cached.text()).replace("<html", `<html ${savedAttribute}="${saved}"`);
  return new Response(html, { status: cached.status, headers });
}
