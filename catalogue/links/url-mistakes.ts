import { filmPagePath } from "../film.ts";
import { isHttpUrl, isSitePath } from "./http-url.ts";

/** The path of the partners API on this site's own server (clause A-3). */
export const apiPath = "/api";

/**
 * The mistake in a `siteAddress`, with its correction; undefined if there is none. It must be an origin as browsers write it,
 * because programs compare it letter by letter, and paths are appended to it.
 */
export function siteAddressMistake(text: string): string | undefined {
  if (!isHttpUrl(text)) return "is not a web address that begins with https:// or http://";
  const { origin } = new URL(text);
  if (origin === text) return undefined;
  return `is not the site's name alone, as browsers write it: without a folder or a slash behind it — write \`${origin}\``;
}

/** The mistake in an `apiAddress`, to which `/partners` is appended; undefined if there is none. */
export function apiAddressMistake(text: string): string | undefined {
  if (!isHttpUrl(text) && !isSitePath(text)) return "is neither a web address nor a path that begins with /";
  if (text.startsWith("/"))
    return text === apiPath
      ? undefined
      : `is not where this site has its API — write \`${apiPath}\`, or the web address of another server`;
  const base = text.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return base === text ? undefined : `has a slash, a ? or a # at its end — write \`${base}\``;
}

/** The mistake in the URL of an embedded player; undefined if there is none. */
export function playerAddressMistake(text: string): string | undefined {
  if (isSitePath(text))
    return text === filmPagePath
      ? undefined
      : `is not this site's own player — write \`${filmPagePath}\`, or the address of another player`;
  if (!isHttpUrl(text)) return "is neither a web address nor a path that begins with /";
  const url = new URL(text);
  if (!/(?:^|\.)(?:youtube\.com|youtu\.be)$/.test(url.hostname) || url.pathname.startsWith("/embed/")) return undefined;
  return "is a page, which cannot be shown inside another page — write https://www.youtube-nocookie.com/embed/ and the film's id: the letters behind `v=` or `youtu.be/`";
}
