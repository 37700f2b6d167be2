import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { readHostRules } from "../../server/host-rules.ts";
import { listen } from "../../server/listen.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/**
 * A host of static files alone, on a free port: it knows the files of a folder, clean addresses, the `404.html` of a folder
 * or else of the site, and what `_redirects` and `_headers` say as Cloudflare Pages reads them. There is no API.
 */
export async function startStaticHost(folder: string): Promise<{ origin: string; stop: () => void }> {
  const { headersOf, redirects, rewrites } = await readHostRules(folder);
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const answer = async (pathname: string, response: ServerResponse) => {
    const file = fileOf(rewrites.get(pathname) ?? pathname);
    const found = await readFile(path.join(folder, file)).catch(() => undefined);
    const type = types[found ? path.extname(file) : ".html"];
    response.writeHead(found ? 200 : 404, { ...(type && { "Content-Type": type }), ...headersOf(pathname) });
    response.end(found ?? (await read(`${pathname.split("/")[1]}/404.html`).catch(() => read("404.html"))));
  };
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const redirect = redirects.get(pathname);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.to }).end();
    else void answer(pathname, response);
  });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** A page's file is named by its address. */
function fileOf(address: string): string {
  if (path.extname(address)) return address;
  return address === "/" ? "/index.html" : `${address}.html`;
}
