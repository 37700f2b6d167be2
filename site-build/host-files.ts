import { writeFile } from "node:fs/promises";
import path from "node:path";
import { ownApiAddress } from "../catalogue/links/address-mistakes.ts";
import { eventsDataAddress, jsonFeedAddress } from "../catalogue/links/feed-addresses.ts";
import type { Redirect } from "./prerender/prerender-site.ts";

/** The headers of the answers at a path; one `*` in it stands for any text. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

type HostedSite = {
  /** The addresses of all pages. */
  pages: readonly string[];
  /** Addresses that lead to others. */
  redirects: readonly Redirect[];
  /** Addresses at which files of other names answer. */
  rewrites: readonly Redirect[];
  /** Where the site is published. */
  siteAddress: string;
};

/**
 * Of pictures, films and folders with them, which may also be opened by themselves: no script of a drawing runs. What the
 * pages may do stands in the pages (`page-policy.ts`).
 */
const picturePolicy = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";

/** For what other sites' pages may read. */
const readableByAll = { "Access-Control-Allow-Origin": "*" };

/** What no page asks a visitor for, nor may a player in a frame of its. */
const refused = ["camera", "geolocation", "microphone", "payment"];

const pageHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": refused.map((name) => `${name}=()`).join(", "),
};

/**
 * Partners change a few times a month: a minute without asking, then ten in which an old answer may show once more, and a
 * day where there is no newer one.
 */
const partnersCacheControl = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

/**
 * Writes what hosts of static files, our own server among them, are told by files: `_headers` and `_redirects`, as
 * Cloudflare Pages and Netlify read them.
 */
export async function writeHostFiles(siteFolder: string, site: HostedSite): Promise<void> {
  await writeFile(path.join(siteFolder, "_headers"), headersFile(headerRules(site)));
  const lines = [
    // 302, not 308: a browser remembers 308 for ever, and the organiser may give the address a page one day.
    ...site.redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 302\n`),
    // A host answers 200 with a file in the address's own place.
    ...site.rewrites.map(({ from, to }) => `${from} ${to} 200\n`),
  ];
  await writeFile(path.join(siteFolder, "_redirects"), lines.join(""));
}

/**
 * Where no rule has a `Cache-Control`, hosts and our server let browsers revalidate each time. A path that several rules
 * meet has all their headers; of one that stands in several, all values, of which a policy forbids what any of them forbids.
 */
function headerRules({ pages, siteAddress }: HostedSite): HeaderRule[] {
  const isSecure = new URL(siteAddress).protocol === "https:";
  return [
    {
      path: "/*",
      headers: {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Content-Security-Policy": "frame-ancestors 'self'",
        ...(isSecure && { "Strict-Transport-Security": "max-age=31536000" }),
      },
    },
    ...[...new Set(pages.map(folderOf))].map((folder) => ({ path: folder, headers: pageHeaders })),
    {
      path: "/assets/*",
      headers: { "Cache-Control": "public, max-age=31536000, immutable", "Content-Security-Policy": picturePolicy },
    },
    {
      path: "/images/*",
      headers: {
        "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
        "Content-Security-Policy": picturePolicy,
      },
    },
    { path: `${ownApiAddress}/*`, headers: readableByAll },
    { path: `${ownApiAddress}/partners*`, headers: { "Cache-Control": partnersCacheControl } },
    { path: "/*.ics", headers: readableByAll },
    { path: "/*.atom", headers: readableByAll },
    { path: eventsDataAddress, headers: readableByAll },
    { path: jsonFeedAddress, headers: { ...readableByAll, "Content-Type": "application/feed+json" } },
  ];
}

/** The pages of a folder have one rule: hosts read a hundred. */
function folderOf(page: string): string {
  return page.replace(/^(\/[^/]+\/).+$/, "$1*");
}

/** The rules as hosts of static files read them. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const paragraphs = rules.map(({ path, headers }) =>
    [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${paragraphs.join("\n\n")}\n`;
}
