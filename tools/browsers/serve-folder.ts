import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/**
 * Serves a folder on a free port of this machine as a host of static files does, so that each version of the site is
 * served alike, however its own server works: clean URLs, what `_redirects` says, and the `404.html` of the address's
 * language or else of the site. Compressed files beside the others are sent to browsers that accept them.
 */
export async function serveFolder(root: string): Promise<{ origin: string; stop: () => void }> {
  const redirects = await readRedirects(path.join(root, "_redirects"));
  const app = new Hono();
  for (const { from, to, status } of redirects) {
    if (status !== 200) app.get(from, (context) => context.redirect(to, status));
  }
  const rewrites = new Map(redirects.filter(({ status }) => status === 200).map(({ from, to }) => [from, to]));
  const fileOf = (pathname: string) => rewrites.get(pathname) ?? pageFile(pathname);
  app.use(serveStatic({ root, rewriteRequestPath: fileOf, precompressed: true }));
  app.notFound(async (context) => {
    const language = context.req.path.split("/")[1] ?? "";
    const read = (folder: string) => readFile(path.join(root, path.basename(folder), "404.html"), "utf8");
    return context.html(await read(language).catch(() => read("")), 404);
  });
  const server = createAdaptorServer(app);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

const pageFile = (pathname: string) => {
  if (path.extname(pathname)) return pathname;
  return pathname === "/" ? "/index.html" : `${pathname}.html`;
};

/** The rules of a `_redirects` file: one a line, `from to status`. */
async function readRedirects(file: string) {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [from = "", to = "", status] = line.split(/\s+/);
    return { from, to, status: Number(status) as 200 | 301 | 302 | 308 };
  });
}
