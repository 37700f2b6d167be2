/**
 * How long browsers and CDNs may keep what stands at a path without asking again. Files below `/assets/` carry a hash
 * of their content in their name, so they never change; pages are asked for each time (an unchanged one costs a 304).
 */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (pathname.startsWith("/images/")) return "public, max-age=3600, stale-while-revalidate=86400";
  return "no-cache";
}
