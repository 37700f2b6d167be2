import { writeFile } from "node:fs/promises";
import path from "node:path";
import { cityPath, eventsDataPath } from "../catalogue/links/site-paths.ts";
import { apiPath } from "../catalogue/links/url-mistakes.ts";

/** The response headers for a path, in which one `*` matches any text. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** A path that redirects to another, or that serves the file of another. */
export type Redirect = { from: string; to: string };

type HostedSite = {
  /** The paths of all pages. */
  pages: readonly string[];
  /** Paths that redirect to others. */
  redirects: readonly Redirect[];
  /** Paths that serve the file of another path. */
  rewrites: readonly Redirect[];
  /** The public URL of the site. */
  siteAddress: string;
};

/**
 * The policy for the folder of pictures and films. It blocks the scripts of an SVG file that a visitor opens directly.
 * Pages contain their own policy (`page-policy.ts`).
 */
const picturePolicy = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";

/** Pages of all origins may read these files. */
const readableByAll = { "Access-Control-Allow-Origin": "*" };

/** The features that neither a page nor a video player in its frame may use. */
const refused = ["camera", "geolocation", "microphone", "payment"];

const pageHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": refused.map((name) => `${name}=()`).join(", "),
};

/**
 * Partners change a few times a month. A client uses a response for one minute without a request, for ten more minutes
 * while it revalidates, and for a day if the server fails.
 */
const partnersCacheControl = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

/**
 * Writes `_headers` and `_redirects` in the format of Cloudflare Pages and Netlify. Static hosts and our own server read
 * these files.
 */
export async function writeHostFiles(siteFolder: string, site: HostedSite): Promise<void> {
  await writeFile(path.join(siteFolder, "_headers"), headersFile(headerRules(site)));
  const toCities = ({ to }: Redirect) => to.includes(cityPath(""));
  // Some hosts read a limited number of lines: the other names of cities, of which there are many, come last.
  const redirects = site.redirects.toSorted((a, b) => Number(toCities(a)) - Number(toCities(b)));
  const lines = [
    // With 200 the host serves the target at this path, without a redirect.
    ...site.rewrites.map(({ from, to }) => `${from} ${to} 200\n`),
    // 302, not 308: browsers cache a 308 without limit, and the organiser may add a page at this path later.
    ...redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 302\n`),
  ];
  await writeFile(path.join(siteFolder, "_redirects"), lines.join(""));
}

/**
 * Never set a header in two rules that match one path: hosts join the two values with a comma. The one exception is
 * `Content-Security-Policy`: browsers apply each of several policies. Without a `Cache-Control` rule, hosts and our server
 * let browsers revalidate each time.
 */
function headerRules({ pages, siteAddress }: HostedSite): HeaderRule[] {
  const isSecure = new URL(siteAddress).protocol === "https:";
  return [
    {
      path: "/*",
      headers: {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "frame-ancestors 'self'",
        ...(isSecure && { "Strict-Transport-Security": "max-age=31536000" }),
      },
    },
    ...[...new Set(pages.map(folderOf))].map((folder) => ({ path: folder, headers: pageHeaders })),
    {
      path: "/assets/*",
      headers: { "Cache-Control": "public, max-age=31536000, immutable", "Content-Security-Policy": picturePolicy },
    },
    // Some hosts would let browsers keep it for days, and old data would then replace new words when a page is hydrated.
    { path: "/data/*", headers: { "Cache-Control": "no-cache" } },
    { path: `${apiPath}/*`, headers: readableByAll },
    { path: `${apiPath}/partners*`, headers: { "Cache-Control": partnersCacheControl } },
    { path: "/*.ics", headers: readableByAll },
    { path: "/*.atom", headers: readableByAll },
    { path: eventsDataPath, headers: readableByAll },
  ];
}

/** Returns the path of the rule for a page. The pages of a folder share one rule, because hosts read at most a hundred. */
function folderOf(page: string): string {
  return page.replace(/^(\/[^/]+\/).+$/, "$1*");
}

/** Returns the text of `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const paragraphs = rules.map(({ path, headers }) =>
    [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${paragraphs.join("\n\n")}\n`;
}
