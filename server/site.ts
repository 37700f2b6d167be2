import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { Logger } from "pino";
import { addApi, answerProblem, isApi, type Release } from "./api.ts";
import { type HostRules, type RedirectStatus, readHostRules } from "./host-rules.ts";
import { type Encoding, pageOf, readSiteFiles, type SiteFile } from "./site-files.ts";

/**
 * The built site and the partners API, as a host of static files serves them: pages without `.html`, what `_headers` and
 * `_redirects` say, and the crash screen in the address's language (LG-1).
 *
 * @param folder the built site
 * @throws Error when the site is not whole
 */
export async function createSite(folder: string, { release, log }: { release: Release; log: Logger }): Promise<Hono> {
  const rules = await readHostRules(folder);
  const { headersOf, redirects } = rules;
  const { files, onDisk } = await readSiteFiles(folder, rules);
  const fail = createFail(takeCrashScreens(files), headersOf);
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
    // Clause R-11: one address for each page, in small letters.
    const page = pageOf(pathname.toLowerCase());
    if (files.get(page)?.isPage) return move(encodeURI(page), 308);
    return (onDisk.has(pathname) && (await sendFromDisk(c, async () => {}))) || fail(c, 404);
  });
  site.all("*", (c) => {
    const headers = headersOf(c.req.path);
    if (isApi(c.req.path)) return answerProblem(c, 405, headers);
    return c.text("This address can only be read.\n", 405, { ...headers, Allow: "GET, HEAD" });
  });
  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path.slice(0, 200) }, "a request failed");
    return c.text("Something went wrong on the server.\n", 500, { ...headersOf(c.req.path) });
  });
  return site;
}

/** Answers with a file, or with 304 where the client has it. */
function send(c: Context, file: SiteFile, status: 200 | 400 | 404 = 200): Response {
  const { headers, etag, plain, compressed } = file;
  // The status of a crash screen would be lost in a 304.
  if (status === 200 && isKnown(etag, c.req.header("If-None-Match"))) return c.body(null, 304, headers);
  const encoding = chooseEncoding(c.req.header("Accept-Encoding"), compressed);
  const body = (encoding && compressed[encoding]) ?? plain;
  return c.body(body, status, {
    ...headers,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  });
}

/** Whether a client has the file with this tag: the weak comparison of RFC 9110, 13.1.2. */
function isKnown(etag: string, ifNoneMatch = ""): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag.replace("W/", ""));
}

/** The encoding that a client likes best of those that there are; undefined where it takes the file as it is. */
function chooseEncoding(accepted: string | undefined, there: SiteFile["compressed"]): Encoding | undefined {
  const wishes = new Map(parseAccept(accepted ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  const quality = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get("*") ?? 0;
  const offered = (["br", "gzip"] as const).filter((encoding) => there[encoding] && quality(encoding) > 0);
  return offered.sort((one, other) => quality(other) - quality(one))[0];
}

/**
 * Takes the crash screens of all languages out of the files, so that an address like `/404` is as unknown as any other.
 *
 * @throws Error where there is none in English
 */
function takeCrashScreens(files: Map<string, SiteFile>): ReadonlyMap<string, SiteFile> {
  const screens = new Map<string, SiteFile>();
  for (const folder of [...files.keys()].flatMap((page) => /^(.*)\/404$/.exec(page)?.[1] ?? [])) {
    const [missing, malformed] = [files.get(`${folder}/404`), files.get(`${folder}/400`)];
    // Only a language has both: an event may be called 404.
    if (!missing || !malformed) continue;
    screens.set(`${folder}/404`, missing).set(`${folder}/400`, malformed);
  }
  for (const page of screens.keys()) files.delete(page);
  for (const page of ["/404", "/400"]) if (!screens.has(page)) throw new Error(`${page.slice(1)}.html is missing`);
  return screens;
}

/** Answers for addresses that have nothing: with a problem below `/api`, else with the crash screen in the address's language. */
function createFail(screens: ReadonlyMap<string, SiteFile>, headersOf: HostRules["headersOf"]) {
  return (c: Context, status: 400 | 404): Response => {
    if (isApi(c.req.path)) return answerProblem(c, status, headersOf(c.req.path));
    const language = /^\/[a-z-]+(?=\/|$)/i.exec(c.req.path)?.[0].toLowerCase() ?? "";
    const screen = screens.get(`${language}/${status}`) ?? screens.get(`/${status}`);
    return screen ? send(c, screen, status) : c.text(String(status), status);
  };
}

/** Decodes an address's escapes; undefined where one is broken. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** An address with the query of a request behind it, also where it has one of its own. */
function withQuery(address: string, query: string): string {
  return address + (address.includes("?") ? query.replace("?", "&") : query);
}
