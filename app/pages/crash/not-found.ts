import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { lowerCasePath } from "../../../catalogue/links/site-paths.ts";
import { pagePaths } from "../../../catalogue/pages.ts";
import { splitLanguage } from "../../../catalogue/site-languages.ts";
import { siteLanguage } from "../../../words/words.ts";

/**
 * A redirect for a loader. If the redirecting URL has an entry in the history already, as when it was opened directly, the redirect
 * replaces the entry: Back would otherwise return to the URL and be redirected forward again.
 */
export function redirectTo(path: string, { url }: Request): Response {
  const isCurrentUrl = !import.meta.env.SSR && location.pathname === new URL(url).pathname;
  return isCurrentUrl ? replace(path) : redirect(path);
}

/**
 * The loader of every unknown URL (clause R-8), also called for an unknown event or city. A URL with capitals redirects to lower
 * case (clause R-11).
 *
 * @throws a 404 response, which the crash screen shows; a 400 response for a broken percent escape (clause R-12); a redirect
 */
export function notFound({ request }: Pick<LoaderFunctionArgs, "request">): never {
  const { pathname: whole, search } = new URL(request.url);
  const pathname = splitLanguage(whole, [siteLanguage]).path;
  if (!canBeDecoded(pathname)) throw new Response(null, { status: 400 });
  const lowerCased = lowerCasePath(pathname, pagePaths());
  if (lowerCased) throw redirectTo(lowerCased + search, request);
  throw new Response(null, { status: 404 });
}

function canBeDecoded(pathname: string): boolean {
  // The page for these URLs is prerendered at a URL that the router can decode.
  if (import.meta.env.SSR && pathname === "/400") return false;
  try {
    // Compared, because the bundler would remove a call without a result that is used.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
