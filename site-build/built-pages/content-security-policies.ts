import { trustedTypePolicies } from "../../app/trusted-types.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import type { Site } from "../../catalogue/site.ts";
import { sourceOf } from "../../http/file-policies.ts";
import type { PagePolicy } from "../../http/header-rules.ts";
import type { BuiltPage } from "./built-pages.ts";

type Addresses = Pick<Site, "apiAddress" | "aftermovieAddress" | "partnerLogoHosts">;

/**
 * The content security policy of every page of the built site: nothing but what the page needs, its own scripts and
 * styles by their hash.
 *
 * @param pages every page of the site
 */
export function contentSecurityPolicies(pages: readonly BuiltPage[], addresses: Addresses): PagePolicy[] {
  const groups = Map.groupBy(pages, (page) => contentSecurityPolicy(page, addresses));
  return Array.from(groups, ([policy, group]) => ({ policy, pages: group.map(({ address }) => address) }));
}

/** The policy of one page. */
export function contentSecurityPolicy(
  { address, scriptHashes, styleHashes }: BuiltPage,
  { apiAddress, aftermovieAddress, partnerLogoHosts }: Addresses,
): string {
  const isFilm = address === filmPageAddress;
  const own = isFilm
    ? { "script-src": scriptHashes, "img-src": ["'self'"], "media-src": ["'self'"] }
    : {
        // The worker of offline reading too.
        "script-src": ["'self'", ...scriptHashes],
        // Logos that were given as files come from the API.
        "img-src": [...withOrigin(apiAddress, "'self'"), ...partnerLogoHosts.map((host) => `https://${host}`)],
        "font-src": ["'self'"],
        "connect-src": withOrigin(apiAddress, "'self'"),
        "manifest-src": ["'self'"],
        "frame-src": withOrigin(aftermovieAddress),
        "trusted-types": Object.values(trustedTypePolicies),
      };
  const directives = {
    "default-src": ["'none'"],
    ...own,
    "style-src": ["'self'", ...styleHashes],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": [isFilm ? "'self'" : "'none'"],
    "require-trusted-types-for": ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** The origin of an address, which may be a path on the site itself. */
function withOrigin(address: string, ...others: string[]): string[] {
  return [...new Set([...others, sourceOf(address)])];
}
