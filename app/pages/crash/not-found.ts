import type { LoaderFunctionArgs } from "react-router";
import { inSmallLetters } from "../../../catalogue/links/small-letters.ts";
import { pageAddresses } from "../../../catalogue/pages.ts";
import { firstLanguage, splitLanguage } from "../../../catalogue/site-languages.ts";
import { siteLanguage } from "../../../words/site-language.ts";
import { leadTo } from "../../lead-to.ts";

/**
 * Loader of every undefined address (clause R-8), and of an event nobody knows. One with capitals leads to the same in
 * small letters (clause R-11).
 *
 * @throws a 404 answer, which the crash screen shows; 400 for an address with a broken escape (clause R-12); a redirect
 */
export function notFound({ request }: Pick<LoaderFunctionArgs, "request">): never {
  const { pathname: whole, search } = new URL(request.url);
  const pathname = siteLanguage === firstLanguage ? whole : splitLanguage(whole, [siteLanguage]).address;
  if (!isReadable(pathname)) throw new Response(null, { status: 400 });
  const small = inSmallLetters(pathname, pageAddresses());
  if (small) throw leadTo(small + search, request);
  throw new Response(null, { status: 404 });
}

function isReadable(pathname: string): boolean {
  // The page for all such addresses is prerendered at one that the router can read.
  if (import.meta.env.SSR && pathname === "/400") return false;
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
