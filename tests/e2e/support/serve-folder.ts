import { readFile } from "node:fs/promises";
import path from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { readHostRules } from "../../../server/host-rules.ts";

/**
 * Serves a built site on a free port as static hosts do: clean URLs, the rules of `_redirects` and `_headers`, compressed
 * files, and the `404.html` of the URL's language or else of the site. There is no API.
 *
 * @param root the folder `build/client` of any version of the site
 */
export async function serveFolder(root: string): Promise<{ origin: string; stop: () => void }> {
  const { headersOf, redirects, rewrites } = await readHostRules(root);
  const app = new Hono();
  app.use(async (c, next) => {
    const redirect = redirects.get(c.req.path);
    if (redirect) return c.redirect(redirect.to, redirect.status);
    await next();
    for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value);
    return undefined;
  });
  const rewriteRequestPath = (pathname: string) => rewrites.get(pathname) ?? fileOf(pathname);
  app.use(serveStatic({ root, rewriteRequestPath, precompressed: true }));
  app.notFound(async (c) => {
    const language = c.req.path.split("/")[1] ?? "";
    const read = (folder: string) => readFile(path.join(root, path.basename(folder), "404.html"), "utf8");
    return c.html(await read(language).catch(() => read("")), 404);
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => resolve(port));
  return { origin: `http://127.0.0.1:${await promise}`, stop: () => void server.close() };
}

function fileOf(pathname: string): string {
  if (path.extname(pathname)) return pathname;
  return pathname === "/" ? "/index.html" : `${pathname}.html`;
}
