import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { lowerCasePath } from "../../../catalogue/links/site-paths.ts";
import { pagePaths } from "../../../catalogue/pages.ts";
import { defaultLanguage, splitLanguage } from "../../../catalogue/site-languages.ts";
import { siteLanguage } from "../../../words/words.ts";

/**
 * A redirect for a loader. If the redirecting URL has an entry in the history already, as when it was opened directly, the redirect
 * replaces the entry: Back would otherwise return to the URL and be redirected forward again.
 */
export function redirectTo(path: string, { url }: Request): Response {
  const arrived = !import.meta.env.SSR && location.pathname === new URL(url).pathname;
  return arrived ? replace(path) : redirect(path);
}

/**
 * The loader of every unknown URL (clause R-8), also called for an unknown event or city. A URL with capitals redirects to lower
 * case (clause R-11).
 *
 * @throws a 404 response, which the crash screen shows; a 400 response for a broken percent escape (clause R-12); a redirect
 */
export function notFound({ request }: Pick<LoaderFunctionArgs, "request">): never {
  const { pathname: whole, search } = new URL(request.url);
  const pathname = siteLanguage === defaultLanguage ? whole : splitLanguage(whole, [siteLanguage]).path;
  if (!isReadable(pathname)) throw new Response(null, { status: 400 });
  const small = lowerCasePath(pathname, pagePaths());
  if (small) throw redirectTo(small + search, request);
  throw new Response(null, { status: 404 });
}

function isReadable(pathname: string): boolean {
  // The page for these URLs is prerendered at a URL that the router can decode.
  if (import.meta.env.SSR && pathname === "/400") return false;
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
