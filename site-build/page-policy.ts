import { createHash } from "node:crypto";
import { trustedTypePolicies } from "../app/trusted-types.ts";
import type { Site } from "../catalogue/site.ts";

/** The texts of the scripts and the style sheets that stand in a page. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] };

/** Addresses outside the site that pages may ask. */
export type PolicyAddresses = Pick<Site, "apiAddress" | "aftermovieAddress" | "partnerLogoHosts">;

/**
 * The content security policy of a page, as the element that says so in it: nothing but what the site needs, the page's
 * own scripts and style sheets by their hash. It has to stand before all that it is to hold for.
 *
 * Which sites may show a page in a frame is the one thing that an element cannot say: `host-files.ts` has it as a header.
 */
export function policyElement(
  { scripts, styles }: InlineTexts,
  { apiAddress, aftermovieAddress, partnerLogoHosts }: PolicyAddresses,
): string {
  const api = sourceOf(apiAddress);
  const directives = {
    "default-src": ["'none'"],
    // The worker of offline reading too.
    "script-src": ["'self'", ...hashesOf(scripts)],
    "style-src": ["'self'", ...hashesOf(styles)],
    "img-src": ["'self'", ...partnerLogoHosts.map((host) => `https://${host}`)],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", api],
    "manifest-src": ["'self'"],
    "frame-src": [sourceOf(aftermovieAddress)],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": Object.values(trustedTypePolicies),
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join(";");
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** An address as policies name where it is: its origin, or the site itself for a path on that. */
function sourceOf(address: string): string {
  return address.startsWith("/") ? "'self'" : new URL(address).origin;
}
