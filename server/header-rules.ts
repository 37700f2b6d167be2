import { atomFeedAddress, eventsDataAddress, jsonFeedAddress } from "../catalogue/feed-addresses.ts";

/** What is said of the answers at a path; one `*` in it stands for any text. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** A content security policy, and the paths of the rules for the pages that it is for. */
export type PagePolicy = { policy: string; pages: readonly string[] };

/** What no page asks a visitor for, nor may a player in a frame of its. */
const refused = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const alwaysSaid = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** What is said with every page beside its own policy. */
const saidOfPages = {
  "Cache-Control": "no-cache",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": refused.map((name) => `${name}=()`).join(", "),
};

/** For a site whose address is https: browsers ask for it in no other way, for a year. */
const strictTransport = { "Strict-Transport-Security": "max-age=31536000" };

/** For pictures that somebody opens by themselves, and whatever else is no page: nothing runs there. */
const filePolicy = "script-src 'none'; frame-ancestors 'none'";

/** What is said of every answer, those of the API and of failures included. @param secure where the site is at https */
export function headersOfAll(secure: boolean): Readonly<Record<string, string>> {
  return secure ? { ...alwaysSaid, ...strictTransport } : alwaysSaid;
}

/**
 * Every header that the site's files are sent with, but for those of one transfer: the one source for our own server and
 * for the file `_headers` of hosts for static files. No name stands in two rules that meet the same path, since such
 * hosts would send both values.
 *
 * @param policies those of the pages
 * @param secure whether the site is at https: then what a page has of http is asked for by https
 */
export function headerRules(policies: readonly PagePolicy[], secure: boolean): HeaderRule[] {
  const readByAll = { "Access-Control-Allow-Origin": "*" };
  const ending = secure ? "; upgrade-insecure-requests" : "";
  return [
    { path: "/*", headers: headersOfAll(secure) },
    {
      path: "/assets/*",
      headers: { "Cache-Control": "public, max-age=31536000, immutable", "Content-Security-Policy": filePolicy },
    },
    {
      path: "/images/*",
      headers: {
        "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
        "Content-Security-Policy": filePolicy,
      },
    },
    { path: "/*.ics", headers: readByAll },
    ...[atomFeedAddress, jsonFeedAddress, eventsDataAddress].map((path) => ({ path, headers: readByAll })),
    ...policies.flatMap(({ policy, pages }) =>
      pages.map((path) => ({
        path,
        headers: { ...saidOfPages, "Content-Security-Policy": policy + ending },
      })),
    ),
  ];
}

/** Finds what rules say of a path. A file that none names a time for is asked for each time: an unchanged one costs a 304. */
export function createHeaderLookup(rules: readonly HeaderRule[]) {
  const exact = Map.groupBy(
    rules.filter(({ path }) => !path.includes("*")),
    ({ path }) => path,
  );
  const patterns = rules
    .filter(({ path }) => path.includes("*"))
    .map(({ path, headers }) => {
      const [start = "", end = ""] = path.split("*");
      return { start, end, headers };
    });
  return (pathname: string): Record<string, string> => {
    const met = patterns.filter(({ start, end }) => pathname.startsWith(start) && pathname.endsWith(end));
    const said = [...met, ...(exact.get(pathname) ?? [])].map(({ headers }) => headers);
    return Object.assign({ "Cache-Control": "no-cache" }, ...said);
  };
}

/** The rules as hosts for static files read them: Cloudflare Pages, Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const paragraphs = rules.map(({ path, headers }) =>
    [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${paragraphs.join("\n\n")}\n`;
}
