// The headers of the site's files. How long the API's answers are kept: api/cache-times.ts
import { eventsDataAddress, jsonFeedAddress } from "../catalogue/links/feed-addresses.ts";
import { filePolicy, picturePolicy, policyOfFile } from "./file-policies.ts";

/** The headers of the answers at a path; one `*` in it stands for any text. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** A content security policy, and the paths of the rules for the pages that it is for. */
export type PagePolicy = { policy: string; pages: readonly string[] };

/** A site as far as its headers depend on it. */
export type HeadedSite = {
  /** Those of the pages. */
  policies: readonly PagePolicy[];
  /** The path of every file, pages and others. */
  files: readonly string[];
  /** The address of the API: an origin's, or a path on the site itself. */
  apiAddress: string;
};

/** What no page asks a visitor for, nor may a player in a frame of its. */
const refused = ["camera", "geolocation", "microphone", "payment"];

const alwaysSent = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** Browsers revalidate each time they use it: an unchanged one costs a 304. */
const revalidatedEachTime = { "Cache-Control": "no-cache" };

/** The headers of every page beside its own policy. */
const pageHeaders = {
  ...revalidatedEachTime,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": refused.map((name) => `${name}=()`).join(", "),
};

/** For a site whose address is https: browsers ask for it in no other way, for a year. */
const strictTransport = { "Strict-Transport-Security": "max-age=31536000" };

/** For what other sites' pages may read. */
const readableByAll = { "Access-Control-Allow-Origin": "*" };

const feeds = [jsonFeedAddress, eventsDataAddress];

/** The headers of every file. @param secure where the site is at https */
function headersOfAll(secure: boolean): Readonly<Record<string, string>> {
  return secure ? { ...alwaysSent, ...strictTransport } : alwaysSent;
}

/** The headers of every answer that is no file: those of the API, redirects and failures. @param secure where the site is at https */
export function headersOfAnswers(secure: boolean): Readonly<Record<string, string>> {
  return { ...headersOfAll(secure), "Content-Security-Policy": filePolicy };
}

/**
 * Every header that the site's files are sent with, but for those of one transfer: the one source for our own server and
 * for the file `_headers` of hosts for static files. No name stands in two rules that meet the same path, since such
 * hosts would send both values.
 *
 * @param secure whether the site is at https: then whatever a page names at http is asked for by https
 */
export function headerRules(site: HeadedSite, secure: boolean): HeaderRule[] {
  const ending = secure ? "; upgrade-insecure-requests" : "";
  const rules = [
    { path: "/*", headers: headersOfAll(secure) },
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
    { path: "/*.ics", headers: readableByAll },
    { path: "/*.atom", headers: readableByAll },
    ...site.policies.flatMap(({ policy, pages }) => {
      const headers = { ...pageHeaders, "Content-Security-Policy": policy + ending };
      return pages.map((path) => ({ path, headers }));
    }),
  ];
  return [...rules, ...rulesOfOtherFiles(site, rules)];
}

/** Rules for the files that are no pages and that no rule names a time for, so that nothing is left to a host's own default. */
function rulesOfOtherFiles({ files, apiAddress }: HeadedSite, rules: readonly HeaderRule[]): HeaderRule[] {
  const find = createHeaderLookup(rules);
  const others = files.filter((file) => !file.endsWith(".html") && !("Cache-Control" in find(file)));
  return [...new Set(others.map(groupPath))].map((path) => ({
    path,
    headers: {
      ...revalidatedEachTime,
      "Content-Security-Policy": policyOfFile(path, apiAddress),
      ...(feeds.includes(path) && readableByAll),
    },
  }));
}

/** Hosts take a hundred rules or so: files of one kind in one folder become one. A page has no ending, and is not met. */
function groupPath(file: string): string {
  return file.replace(/^(\/[^/]+\/).*(\.[^./]+)$/, "$1*$2");
}

/** Finds the headers that rules give a path. */
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
    const matching = patterns.filter(({ start, end }) => pathname.startsWith(start) && pathname.endsWith(end));
    return Object.assign({}, ...[...matching, ...(exact.get(pathname) ?? [])].map(({ headers }) => headers));
  };
}

/** The rules as hosts for static files read them: Cloudflare Pages, Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const paragraphs = rules.map(({ path, headers }) =>
    [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${paragraphs.join("\n\n")}\n`;
}
