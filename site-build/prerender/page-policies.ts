import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { trustedTypePolicies } from "../../app/trusted-types.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import { eventAddress } from "../../catalogue/links/event-address.ts";
import type { Site } from "../../catalogue/site.ts";
import { sourceOf } from "../../http/file-policies.ts";
import type { PagePolicy } from "../../http/header-rules.ts";
import { inlineScripts } from "./inline-scripts.ts";

type Addresses = Pick<Site, "apiAddress" | "aftermovieAddress" | "partnerLogoHosts">;

/** Where the events' pages lie. */
const eventFolder = eventAddress("");

/** Scripts that browsers run, and style sheets, in the page itself: each as its tag and its text. */
const inline = { script: inlineScripts, style: /(<style[^>]*>)([\s\S]*?)<\/style>/g };

/**
 * The content security policy of every page of the built site: nothing but what the page needs, its own scripts and
 * styles by their hash.
 *
 * @param siteFolder with every page in it, as it will be sent
 */
export async function pagePolicies(siteFolder: string, addresses: Addresses): Promise<PagePolicy[]> {
  const pages = new Map<string, string[]>();
  for (const file of (await Array.fromAsync(glob("**/*.html", { cwd: siteFolder }))).sort()) {
    const address = `/${file
      .split(path.sep)
      .join("/")
      .replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
    const policy = pagePolicy(address, await readFile(path.join(siteFolder, file), "utf8"), addresses);
    pages.set(policy, [...(pages.get(policy) ?? []), address]);
  }
  return [...pages].map(([policy, group]) => ({ policy, pages: together(group, [...pages.values()].flat()) }));
}

/** Hosts take a hundred rules or so: the events' pages become one where all of them have one policy. */
function together(group: readonly string[], all: readonly string[]): string[] {
  const isEvent = (address: string) => address.startsWith(eventFolder);
  const others = group.filter((address) => !isEvent(address));
  const isWhole = group.filter(isEvent).length === all.filter(isEvent).length;
  return isWhole && others.length < group.length ? [...others, `${eventFolder}*`] : [...group];
}

/** The policy of the page at an address. @param html the page as it will be sent */
export function pagePolicy(
  address: string,
  html: string,
  { apiAddress, aftermovieAddress, partnerLogoHosts }: Addresses,
): string {
  const isFilm = address === filmPageAddress;
  const own = isFilm
    ? { "script-src": hashes(html, "script"), "img-src": ["'self'"], "media-src": ["'self'"] }
    : {
        // The worker of offline reading too.
        "script-src": ["'self'", ...hashes(html, "script")],
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
    "style-src": ["'self'", ...hashes(html, "style")],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": [isFilm ? "'self'" : "'none'"],
    "require-trusted-types-for": ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashes(html: string, kind: keyof typeof inline): string[] {
  const texts = new Set(Array.from(html.matchAll(inline[kind]), ([, , text = ""]) => text));
  return Array.from(texts, (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** The origin of an address, which may be a path on the site itself. */
function withOrigin(address: string, ...others: string[]): string[] {
  return [...new Set([...others, sourceOf(address)])];
}
