import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { listen } from "../../server/listen.ts";
import { findPage } from "../../server/static/request-target.ts";

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
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const redirects = parseRedirects(await read("_redirects"));
  const headersOf = parseHeaders(await read("_headers"));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const { to = pathname, status = 200 } = redirects.find((rule) => rule.from === pathname) ?? {};
    if (status !== 200) return void response.writeHead(status, { Location: to }).end();
    const { file } = findPage(decodeURIComponent(to));
    const found = await readFile(path.join(folder, file)).catch(() => undefined);
    const type = types[found ? path.extname(file) : ".html"];
    response.writeHead(found ? 200 : 404, { ...headersOf(pathname), ...(type && { "Content-Type": type }) });
    response.end(found ?? (await read(`${pathname.split("/")[1]}/404.html`).catch(() => read("404.html"))));
  });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function parseRedirects(text: string) {
  const rules = text
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  return rules.map(([from = "", to = "", status]) => ({ from, to, status: Number(status) }));
}

/** What such a host sends with a path: every value of every rule of `_headers` that meets it. */
export function parseHeaders(text: string): (pathname: string) => Record<string, string> {
  const rules = text.split("\n\n").map((paragraph) => {
    const [path = "", ...lines] = paragraph.trim().split("\n");
    const pattern = path.split("*").map(RegExp.escape).join(".*");
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    });
    return { pattern: new RegExp(`^${pattern}$`), headers };
  });
  return (pathname) => {
    const sent: Record<string, string> = {};
    for (const [name, value] of rules
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ headers }) => headers)) {
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
    return sent;
  };
}
