import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type Connect, createServer, type ViteDevServer } from "vite";
import { filmPagePath } from "../../catalogue/film.ts";
import { apiPath } from "../../catalogue/links/url-mistakes.ts";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import type { Drafts } from "../../content-check/content-source.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { wordsFolder, wordsLanguages } from "../../content-check/words/read-words.ts";
import { writeTypes } from "../../content-check/words/write-types.ts";
import { Refusal } from "../../editor/refusal.ts";
import { filmPage } from "../../site-build/film/film-page.ts";
import { partnerAnswers } from "../../site-build/partner-files.ts";
import { originalPicture } from "../../site-build/pictures/publish-picture.ts";
import type { Renderer } from "../../site-build/prerender/prerender-site.ts";
import { siteConfig } from "../../vite.config.ts";
import { developmentPages } from "./development-pages.ts";
import { mistakesPage } from "./mistakes-page.ts";

export type DevelopmentOptions = {
  /** The content folder. */
  content: string;
  /** The value of `PORT`. Without it, the server takes the first free port from 3000 on. */
  port: string | undefined;
  /** Texts of the editor's forms that replace the texts of files. */
  drafts?: Drafts;
};

type Pages = ReturnType<typeof developmentPages>;

/** The URL path below which browsers fetch the data of the pages. */
const dataPath = "/data";

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };

/**
 * The CommonJS packages, which Vite bundles because browsers cannot load them. Vite does not search for others: if it found one
 * while a page loads, the URLs of the bundled packages would change, and the page could stay empty. A CommonJS package that is
 * missing in this list fails in the browser.
 */
const browserPackages = [
  "react",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "react-router",
  "react-router/dom",
];

/**
 * Serves the site and the partners API from the sources, on this computer only. Renders pages on each request, and reloads them
 * when code or content changes.
 *
 * @param middlewareBefore returns a middleware that gets each request before the site; `reload` reloads all open pages
 * @returns the origin, such as `http://localhost:3000`
 * @throws Refusal if the port is taken or not a port
 */
export async function serveDevelopment(
  { content, port, drafts }: DevelopmentOptions,
  middlewareBefore?: (vite: ViteDevServer, reload: () => void) => Connect.NextHandleFunction,
): Promise<string> {
  const chosen = port === undefined ? undefined : portIn(port);
  const pages = developmentPages(content, drafts);
  const reload = (vite: ViteDevServer) => {
    pages.forget();
    vite.ws.send({ type: "full-reload" });
  };
  const configureServer = (vite: ViteDevServer) => () => {
    if (middlewareBefore) vite.middlewares.use(middlewareBefore(vite, () => reload(vite)));
    vite.middlewares
      .use(apiPath, servePartners(content, drafts))
      .use(filmPagePath, serveFilmPage(content))
      .use(dataPath, serveData(pages))
      .use(servePages(vite, pages))
      .use(mistakesPage(vite, drafts !== undefined));
  };
  writeTypes();
  const vite = await createServer({
    ...siteConfig,
    configFile: false,
    plugins: [...(siteConfig.plugins ?? []), { name: "site-from-sources", configureServer }],
    // With another NODE_ENV, such as that of tests, Vite bundles other code of the packages.
    cacheDir: `node_modules/.vite/${process.env.NODE_ENV ?? "development"}`,
    optimizeDeps: { noDiscovery: true, include: browserPackages },
    logLevel: drafts ? "error" : "info",
    // The editor's preview shows mistakes as text, without Vite's overlay and its stack trace.
    server: { host: "127.0.0.1", port: chosen ?? 3000, strictPort: chosen !== undefined, hmr: { overlay: !drafts } },
  });
  onChange(vite, [path.resolve(content), path.resolve(wordsFolder())], () => reload(vite));
  try {
    const { resolvedUrls } = await vite.listen();
    return `http://localhost:${new URL(resolvedUrls?.local[0] ?? "").port}`;
  } catch (error) {
    await vite.close();
    throw new Refusal(`${(error as Error).message}: stop the program that uses it, or set another, such as PORT=3001`, {
      cause: error,
    });
  }
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`PORT is "${text}": write a number from 1 to 65535, such as PORT=3001`);
}

/**
 * Makes a middleware from an async function. If the function throws an error, a page shows it (`mistakes-page.ts`, or Vite's).
 * That page reloads at the next change, for example when a picture's file is written after the file that names it.
 */
export function asyncMiddleware(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).catch(next);
  };
}

/** Calls a function when a file in one of the folders changes. */
function onChange(vite: ViteDevServer, folders: readonly string[], changed: () => void): void {
  vite.watcher.add([...folders]);
  vite.watcher.on("all", (_change, file) => {
    if (folders.some((folder) => file.startsWith(folder + path.sep))) changed();
  });
}

/** Sends an HTML file that Vite has transformed. */
export async function sendHtml(vite: ViteDevServer, file: string, response: ServerResponse): Promise<void> {
  const html = await vite.transformIndexHtml(`/${file}`, await readFile(file, "utf8"));
  response.writeHead(200, htmlHeaders).end(html);
}

function serveFilmPage(content: string): Connect.NextHandleFunction {
  return asyncMiddleware(async (_request, response) => {
    const catalogue = await readCatalogue(content);
    const html = await filmPage({ catalogue, content }, (file) => `/${file}`);
    response.writeHead(200, htmlHeaders).end(html);
  });
}

/** Serves the data of the pages, which are files in the built site, and a language's stylesheet for the editor's preview. */
function serveData(pages: Pages): Connect.NextHandleFunction {
  return asyncMiddleware(async ({ url = "" }, response) => {
    const [, language = "", name = "", extension] = /^\/([^/]+)\/(.+)\.(json|css)$/.exec(decodeURI(url)) ?? [];
    const { site, pages: data, style } = await pages.contentIn(language);
    if (extension === "css") return void response.setHeader("Content-Type", "text/css; charset=utf-8").end(style);
    const found = name === "site" ? site : data.get(name);
    response.writeHead(found ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(found ?? null));
  });
}

function servePages(vite: ViteDevServer, pages: Pages): Connect.NextHandleFunction {
  // The modules of the pages have one language at a time, so pages are rendered one after another.
  let previous: Promise<unknown> = Promise.resolve();
  return asyncMiddleware(async (request, response) => {
    const url = request.url ?? "/";
    const { language, path: pagePath } = splitLanguage(url, wordsLanguages());
    const content = await pages.contentIn(language);
    if (pagePath === "/site.webmanifest")
      return void response.setHeader("Content-Type", "application/manifest+json").end(content.manifest);
    const renderer = (await vite.ssrLoadModule("/app/render.server.tsx")) as Renderer;
    const assets = {
      entry: "/app/entry.client.tsx",
      files: [],
      content: `${dataPath}/${language}`,
      style: content.style,
    };
    const render = () => renderer.renderPath(pagePath, content, () => assets);
    const rendered = previous.then(render, render);
    previous = rendered;
    const answer = await rendered;
    if (answer.kind === "redirect") return void response.writeHead(302, { Location: answer.location }).end();
    const html = await vite.transformIndexHtml(url, answer.html);
    response.writeHead(answer.status, htmlHeaders).end(html);
  });
}

function servePartners(content: string, drafts: Drafts | undefined): Connect.NextHandleFunction {
  return asyncMiddleware(async ({ url = "" }, response) => {
    const { partners } = await readCatalogue(content, { drafts });
    const answers = await partnerAnswers(partners, (image) => originalPicture(path.join(content, "images", image)));
    const answer = answers.get(apiPath + url.replace(/\?.*/s, ""));
    response
      .writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" })
      .end(JSON.stringify(answer ?? null));
  });
}
