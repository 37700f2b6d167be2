import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { Logger } from "pino";
import { addApi, answerProblem, isApi, type Release } from "./api.ts";
import { type RedirectStatus, readHostRules } from "./host-rules.ts";
import { type Encoding, pageOf, readSiteFiles, type SiteFile } from "./site-files.ts";

/**
 * Serves the built site and the partners API like a static host: clean URLs, the rules of `_headers` and `_redirects`,
 * and an error page in the language of the URL (LG-1).
 *
 * @param folder the built site
 * @throws Error if the built site is incomplete
 */
export async function createSite(folder: string, { release, log }: { release: Release; log: Logger }): Promise<Hono> {
  const rules = await readHostRules(folder);
  const { headersOf, redirects } = rules;
  const { files, onDisk } = await readSiteFiles(folder, rules);
  const folders = errorPageFolders(files);
  const fail = (c: Context, status: 400 | 404): Response => {
    if (isApi(c.req.path)) return answerProblem(c, status, headersOf(c.req.path));
    const folder = folders.find((each) => `${c.req.path.toLowerCase()}/`.startsWith(`${each}/`));
    const errorPage = files.get(`${folder}/${status}`);
    return errorPage ? send(c, errorPage, status) : c.text(String(status), status);
  };
  // Safari plays a film only with range requests, which `serveStatic` supports.
  const sendFromDisk = serveStatic({
    root: folder,
    onFound: (_file, c) => {
      for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value);
      c.header("Accept-Ranges", "bytes");
    },
  });
  const site = new Hono();
  addApi(site, { release, headersOf });
  site.get("*", async (c) => {
    const pathname = decode(c.req.path);
    if (pathname === undefined) return fail(c, 400);
    if (folders.some((folder) => [`${folder}/404`, `${folder}/400`].includes(pageOf(pathname)))) return fail(c, 404);
    const file = files.get(pathname);
    if (file) return send(c, file);
    const move = (location: string, status: RedirectStatus) =>
      c.body(null, status, {
        ...headersOf(pathname),
        Location: withQuery(location, new URL(c.req.url).search),
        "Cache-Control": "no-cache",
      });
    const redirect = redirects.get(pathname.replace(/(?<=.)\/$/, "").toLowerCase());
    if (redirect) return move(redirect.to, redirect.status);
    // Clause R-11: each page has one URL, in lower case.
    const page = pageOf(pathname.toLowerCase());
    if (files.get(page)?.isPage) return move(encodeURI(page), 308);
    return (onDisk.has(pathname) && (await sendFromDisk(c, async () => {}))) || fail(c, 404);
  });
  site.all("*", (c) => {
    const headers = headersOf(c.req.path);
    if (isApi(c.req.path)) return answerProblem(c, 405, headers);
    return c.text("Only GET and HEAD are allowed.\n", 405, { ...headers, Allow: "GET, HEAD" });
  });
  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path.slice(0, 200) }, "a request failed");
    return c.text("Something went wrong on the server.\n", 500, { ...headersOf(c.req.path) });
  });
  return site;
}

/** Answers with a file, or with 304 if the client has its current version. */
function send(c: Context, file: SiteFile, status: 200 | 400 | 404 = 200): Response {
  const { headers, etag, plain, compressed } = file;
  // A 304 would replace the error page's status.
  if (status === 200 && isKnown(etag, c.req.header("If-None-Match"))) return c.body(null, 304, headers);
  const encoding = chooseEncoding(c.req.header("Accept-Encoding"), compressed);
  const body = (encoding && compressed[encoding]) ?? plain;
  return c.body(body, status, {
    ...headers,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  });
}

/** Returns true if `If-None-Match` contains the ETag, by the weak comparison of RFC 9110, 13.1.2. */
function isKnown(etag: string, ifNoneMatch = ""): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag.replace("W/", ""));
}

/** Returns the available content coding with the client's highest q-value; undefined for an uncompressed response. */
function chooseEncoding(accepted: string | undefined, available: SiteFile["compressed"]): Encoding | undefined {
  const qValues = new Map(parseAccept(accepted ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  const quality = (encoding: Encoding) => qValues.get(encoding) ?? qValues.get("*") ?? 0;
  const offered = (["br", "gzip"] as const).filter((encoding) => available[encoding] && quality(encoding) > 0);
  return offered.sort((one, other) => quality(other) - quality(one))[0];
}

/**
 * The folders with an error page for each status, those of languages first: "/hi", and "" for English. Another folder may have one
 * of them: an event's id can be 404.
 *
 * @throws Error if an English error page is missing
 */
function errorPageFolders(files: ReadonlyMap<string, SiteFile>): string[] {
  for (const page of ["404", "400"]) if (!files.has(`/${page}`)) throw new Error(`${page}.html is missing`);
  const folders = Array.from(files.keys(), (page) => /^(.*)\/404$/.exec(page)?.[1]);
  return folders
    .filter((folder) => folder !== undefined)
    .filter((folder) => files.has(`${folder}/400`))
    .sort((one, other) => other.length - one.length);
}

/** Decodes the percent-encoding of a path; undefined if it is malformed. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Appends the query of a request to a URL, which may have its own query. */
function withQuery(url: string, query: string): string {
  return url + (url.includes("?") ? query.replace("?", "&") : query);
}
