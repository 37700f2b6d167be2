import { createHash } from "node:crypto";
import type { Site } from "../catalogue/site.ts";

/** The URLs and hosts outside the site that pages may request. */
export type PolicyUrls = Pick<Site, "apiAddress" | "aftermovieAddress" | "partnerLogoHosts">;

/**
 * Returns the `<meta>` element with a page's content security policy. The policy allows only what the site needs, and
 * its inline script and style by their hashes. It must come before everything that it applies to.
 *
 * `frame-ancestors` does not work in `<meta>`, so `host-files.ts` sends it as a header.
 */
export function policyElement(
  { script, style }: { script: string; style: string },
  { apiAddress, aftermovieAddress, partnerLogoHosts }: PolicyUrls,
): string {
  const api = sourceOf(apiAddress);
  const directives = {
    "default-src": ["'none'"],
    // 'self' also allows the service worker.
    "script-src": ["'self'", hashOf(script)],
    "style-src": ["'self'", hashOf(style)],
    "img-src": ["'self'", ...partnerLogoHosts.map((host) => `https://${host}`)],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", api],
    "manifest-src": ["'self'"],
    "frame-src": [sourceOf(aftermovieAddress)],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join(";");
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Returns the CSP source of a URL: its origin, or `'self'` for a path. */
function sourceOf(url: string): string {
  return url.startsWith("/") ? "'self'" : new URL(url).origin;
}
