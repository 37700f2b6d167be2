import { glob, writeFile } from "node:fs/promises";
import path from "node:path";
import { listCacheControl } from "../api/cache-times.ts";
import { ownApiAddress } from "../catalogue/links/address-mistakes.ts";
import type { Site } from "../catalogue/site.ts";
import { filePolicy } from "../http/file-policies.ts";
import { type HeaderRule, headerRules, headersFile, type PagePolicy } from "../http/header-rules.ts";
import type { Redirect } from "./prerender/prerender-site.ts";

type HostedSite = {
  policies: PagePolicy[];
  /** Addresses that lead to others. */
  redirects: readonly Redirect[];
  /** Addresses at which files of other names answer. */
  rewrites: readonly Redirect[];
  site: Site;
};

/**
 * Writes what hosts of static files are told by files: `_headers` and `_redirects`, as Cloudflare Pages and Netlify read
 * them. The site's other files are there already.
 */
export async function writeHostFiles(siteFolder: string, { policies, redirects, rewrites, site }: HostedSite) {
  const entries = await Array.fromAsync(glob("**", { cwd: siteFolder, withFileTypes: true }));
  const files = entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.relative(siteFolder, path.join(parentPath, name)).split(path.sep).join("/")}`,
    )
    .filter((file) => !rewrites.some(({ to }) => to === file))
    .sort();
  const { siteAddress, apiAddress } = site;
  const rules = headerRules({ policies, files, apiAddress }, new URL(siteAddress).protocol === "https:");
  await writeFile(
    path.join(siteFolder, "_headers"),
    headersFile(rewrites.length > 0 ? [...rules, answersRule] : rules),
  );
  await writeFile(path.join(siteFolder, "_redirects"), redirectsFile(redirects, rewrites));
}

/** The API's answers as files, at their own addresses and at the API's: kept as long as those of the API. */
const answersRule: HeaderRule = {
  path: `${ownApiAddress}/partners*`,
  headers: { "Cache-Control": listCacheControl, "Content-Security-Policy": filePolicy },
};

/** One line each: from where, to what, and with which status; 200 answers with a file in the address's own place. */
function redirectsFile(redirects: readonly Redirect[], rewrites: readonly Redirect[]): string {
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 302`),
    ...rewrites.map(({ from, to }) => `${from} ${to} 200`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}
