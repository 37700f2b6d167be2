import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
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
  const errorPages = findErrorPages(files);
  const fail = (c: Context, status: 400 | 404): Response => {
    if (isApi(c.req.path)) return answerProblem(c, status, headersOf(c.req.path));
    const language = errorPages.others.find(({ prefix }) => `${c.req.path.toLowerCase()}/`.startsWith(`${prefix}/`));
    return send(c, (language ?? errorPages.english)[status], status);
  };
  const isErrorPage = (page: string) =>
    [errorPages.english, ...errorPages.others].some(
      ({ prefix }) => page === `${prefix}/404` || page === `${prefix}/400`,
    );
  const redirectOf = (pathname: string): { to: string; status: RedirectStatus } | undefined => {
    // A slash at the end does not count, except that of Home.
    const redirect = redirects.get((pathname.replace(/\/$/, "") || "/").toLowerCase());
    if (redirect) return redirect;
    // Clause R-11: each page has one URL, in lower case.
    const page = pageOf(pathname.toLowerCase());
    return files.get(page)?.isPage ? { to: encodeURI(page), status: 308 } : undefined;
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
    if (isErrorPage(pageOf(pathname))) return fail(c, 404);
    const file = files.get(pathname);
    if (file) return send(c, file);
    const redirect = redirectOf(pathname);
    if (redirect)
      return c.body(null, redirect.status, {
        ...headersOf(pathname),
        Location: withQuery(redirect.to, new URL(c.req.url).search),
        "Cache-Control": "no-cache",
      });
    if (!onDisk.has(pathname)) return fail(c, 404);
    return (await sendFromDisk(c, async () => {})) ?? fail(c, 404);
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
  const encoding = chooseEncoding(c, compressed);
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
function chooseEncoding(c: Context, available: SiteFile["compressed"]): Encoding | undefined {
  const offered = (["br", "gzip"] as const).filter((encoding) => available[encoding]);
  const chosen = accepts(c, {
    header: "Accept-Encoding",
    supports: offered,
    default: "",
    // Of two codings with the same q-value, the first one that is offered.
    match: (accepted) => {
      const qValues = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
      const quality = (encoding: string) => qValues.get(encoding) ?? qValues.get("*") ?? 0;
      const [best] = offered.toSorted((one, other) => quality(other) - quality(one));
      return best && quality(best) > 0 ? best : "";
    },
  });
  return offered.find((encoding) => encoding === chosen);
}

/** The error pages of a language, and the prefix of its paths: "/hi", and "" for English. */
type ErrorPages = { prefix: string; 400: SiteFile; 404: SiteFile };

/**
 * Finds the error pages of each language. Another folder may have one of the two: an event's id can be 404.
 *
 * @throws Error if an English error page is missing
 */
function findErrorPages(files: ReadonlyMap<string, SiteFile>): { english: ErrorPages; others: ErrorPages[] } {
  const all = Array.from(files.keys()).flatMap((page) => {
    const prefix = /^(.*)\/404$/.exec(page)?.[1];
    const [badRequest, notFound] = [files.get(`${prefix}/400`), files.get(page)];
    return prefix !== undefined && badRequest && notFound ? [{ prefix, 400: badRequest, 404: notFound }] : [];
  });
  const english = all.find(({ prefix }) => prefix === "");
  if (!english) throw new Error("404.html or 400.html is missing");
  return { english, others: all.filter((each) => each !== english) };
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
