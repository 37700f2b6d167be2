import { glob, writeFile } from "node:fs/promises";
import path from "node:path";
import { ownApiAddress } from "../catalogue/links/address-mistakes.ts";
import type { Site } from "../catalogue/site.ts";
import { filePolicy } from "../http/file-policies.ts";
import { type HeaderRule, headerRules, headersFile, type PagePolicy } from "../http/header-rules.ts";
import { policiesByFolder } from "./host-policies.ts";
import type { Redirect } from "./prerender/prerender-site.ts";

type HostedSite = {
  policies: PagePolicy[];
  /** Addresses that lead to others. */
  redirects: readonly Redirect[];
  /** Addresses at which files of other names answer. */
  rewrites: readonly Redirect[];
  site: Site;
};

/** How many rules of a file all hosts take: Cloudflare Pages 100 for headers, GitLab Pages 1,000 for redirects. */
const mostRules = { _headers: 100, _redirects: 1000 } as const;

/**
 * Writes what hosts of static files are told by files: `_headers` and `_redirects`, as Cloudflare Pages and Netlify read
 * them. The site's other files are there already.
 *
 * @returns a sentence for each that has more rules than all hosts take
 */
export async function writeHostFiles(siteFolder: string, hosted: HostedSite): Promise<string[]> {
  const { policies, redirects, rewrites, site } = hosted;
  const entries = await Array.fromAsync(glob("**", { cwd: siteFolder, withFileTypes: true }));
  const all = entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.relative(siteFolder, path.join(parentPath, name)).split(path.sep).join("/")}`,
    );
  const files = all.filter((file) => !rewrites.some(({ to }) => to === file)).sort();
  const { siteAddress, apiAddress } = site;
  const secure = new URL(siteAddress).protocol === "https:";
  const rules = headerRules({ policies: policiesByFolder(policies), files, apiAddress }, secure);
  const headers = rewrites.length > 0 ? [...rules, answersRule] : rules;
  await writeFile(path.join(siteFolder, "_headers"), headersFile(headers));
  const lines = redirectLines(redirects, rewrites);
  await writeFile(path.join(siteFolder, "_redirects"), lines.map((line) => `${line}\n`).join(""));
  return [...tooMany("_headers", headers.length), ...tooMany("_redirects", lines.length)];
}

function tooMany(file: keyof typeof mostRules, count: number): string[] {
  const most = mostRules[file];
  if (count <= most) return [];
  return [
    `${file} has ${count} rules, and some hosts of static files read ${most} at most: what comes after is lost there. Let the site's own server serve it, or ask a programmer (docs/deploying.md).`,
  ];
}

/**
 * The answers of the partners API at their own addresses and at the API's. Partners change a few times a month: a cache may
 * answer for a minute without asking, for ten more while it revalidates, and for a day where the host fails.
 */
const answersRule: HeaderRule = {
  path: `${ownApiAddress}/partners*`,
  headers: {
    "Cache-Control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
    "Content-Security-Policy": filePolicy,
  },
};

/**
 * One line each: from where, to what, and with which status; 200 answers with a file in the address's own place. No other
 * status: Netlify would take 404 for the crash screens of languages (clause LG-1), Cloudflare refuses the whole file for it.
 */
function redirectLines(redirects: readonly Redirect[], rewrites: readonly Redirect[]): string[] {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 302`),
    ...rewrites.map(({ from, to }) => `${from} ${to} 200`),
  ];
}
