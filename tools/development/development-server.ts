import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type Connect, createServer, type ViteDevServer } from "vite";
import { filmPagePath } from "../../catalogue/film.ts";
import { apiPath } from "../../catalogue/links/address-mistakes.ts";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import type { Drafts } from "../../content-check/content-source.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { wordsFolder, wordsLanguages } from "../../content-check/words/read-words.ts";
import { writeTypes } from "../../content-check/words/write-types.ts";
import { Refusal } from "../../editor/refusal.ts";
import { filmPage } from "../../site-build/film/film-page.ts";
import { partnerAnswers } from "../../site-build/partner-files.ts";
import { pictureAsItLies } from "../../site-build/pictures/publish-picture.ts";
import type { Renderer } from "../../site-build/prerender/prerender-site.ts";
import { siteConfig } from "../../vite.config.ts";
import { developmentPages } from "./development-pages.ts";
import { mistakesPage } from "./mistakes-page.ts";

/** What is served, and where. */
export type Development = {
  /** The folder with the content. */
  content: string;
  /** The port, as `PORT` names it; without it the first free one from 3000 on. */
  port: string | undefined;
  /** Texts that replace those of files. */
  drafts?: Drafts;
};

type Pages = ReturnType<typeof developmentPages>;

/** Where browsers fetch the data of the pages. */
const dataFolder = "/data";

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };

/**
 * What Vite bundles for browsers before it answers: all CommonJS packages, which browsers cannot load. Vite does not look for
 * more: one that it finds while a page loads changes the URLs of the others, and the page may stay empty. A CommonJS
 * package that is missing here fails in the browser.
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
 * The site from its sources, and the partners API, on this computer alone: pages are rendered on each request, changes to code and
 * content are shown at once, and the editor has a page beside them.
 *
 * @param besides answers some URLs itself, before the site does
 * @returns its URL
 * @throws Refusal if the port is taken, or none
 */
export async function serveDevelopment(
  { content, port, drafts }: Development,
  besides: (vite: ViteDevServer) => Connect.NextHandleFunction[] = () => [],
): Promise<string> {
  const chosen = port === undefined ? undefined : portIn(port);
  const pages = developmentPages(content, drafts);
  const answers = (vite: ViteDevServer) => () => {
    for (const answer of besides(vite)) vite.middlewares.use(answer);
    vite.middlewares
      .use(apiPath, partnersAnswer(content, drafts))
      .use(filmPagePath, filmAnswer(content))
      .use(dataFolder, dataAnswer(pages))
      .use(pageAnswer(vite, pages))
      .use(mistakesPage(vite, drafts !== undefined));
  };
  writeTypes();
  const vite = await createServer({
    ...siteConfig,
    configFile: false,
    plugins: [...(siteConfig.plugins ?? []), { name: "site-from-sources", configureServer: answers }],
    // Programs with another NODE_ENV, such as tests, bundle other code of the packages.
    cacheDir: `node_modules/.vite/${process.env.NODE_ENV ?? "development"}`,
    optimizeDeps: { noDiscovery: true, include: browserPackages },
    logLevel: drafts ? "error" : "info",
    // The pages show mistakes in words for editors, without an overlay with a stack trace on top.
    server: { host: "127.0.0.1", port: chosen ?? 3000, strictPort: chosen !== undefined, hmr: { overlay: !drafts } },
  });
  reloadOnChange(vite, [path.resolve(content), path.resolve(wordsFolder())], pages.forget);
  try {
    const { resolvedUrls } = await vite.listen();
    return `http://localhost:${new URL(resolvedUrls?.local[0] ?? "").port}`;
  } catch (error) {
    await vite.close();
    throw new Refusal(`${(error as Error).message}: stop what uses it, or choose another, such as PORT=3001`, {
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
 * A middleware whose answer may fail, which a page then shows (`mistakes-page.ts`, or Vite's). It loads again by itself at the next
 * change: a picture may be named before its file is written.
 */
export function answering(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).catch(next);
  };
}

/** Loads every open page anew when a file of the content or of the words changes. */
function reloadOnChange(vite: ViteDevServer, folders: readonly string[], forget: () => void): void {
  vite.watcher.add([...folders]);
  vite.watcher.on("all", (_change, file) => {
    if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
    forget();
    vite.ws.send({ type: "full-reload" });
  });
}

/** Sends a page that Vite makes of a file. */
export async function sendHtml(vite: ViteDevServer, file: string, response: ServerResponse): Promise<void> {
  const html = await vite.transformIndexHtml(`/${file}`, await readFile(file, "utf8"));
  response.writeHead(200, htmlHeaders).end(html);
}

function filmAnswer(content: string): Connect.NextHandleFunction {
  return answering(async (_request, response) => {
    const catalogue = await readCatalogue(content);
    const html = await filmPage({ catalogue, content }, (file) => `/${file}`);
    response.writeHead(200, htmlHeaders).end(html);
  });
}

/** The data of the pages, which the built site has as files, and the stylesheet of a language for the editor's preview. */
function dataAnswer(pages: Pages): Connect.NextHandleFunction {
  return answering(async ({ url = "" }, response) => {
    const [, language = "", name = "", ending] = /^\/([^/]+)\/(.+)\.(json|css)$/.exec(decodeURI(url)) ?? [];
    const { site, pages: data, style } = await pages.contentIn(language);
    if (ending === "css") return void response.setHeader("Content-Type", "text/css; charset=utf-8").end(style);
    const found = name === "site" ? site : data.get(name);
    response.writeHead(found ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(found ?? null));
  });
}

function pageAnswer(vite: ViteDevServer, pages: Pages): Connect.NextHandleFunction {
  // The modules of the pages have one language at a time: a page waits for the one before it.
  let last: Promise<unknown> = Promise.resolve();
  return answering(async (request, response) => {
    const url = request.url ?? "/";
    const { language, path: pagePath } = splitLanguage(url, wordsLanguages());
    const content = await pages.contentIn(language);
    if (pagePath === "/site.webmanifest")
      return void response.setHeader("Content-Type", "application/manifest+json").end(content.manifest);
    const renderer = (await vite.ssrLoadModule("/app/render.server.tsx")) as Renderer;
    const assets = {
      entry: "/app/entry.client.tsx",
      files: [],
      content: `${dataFolder}/${language}`,
      style: content.style,
    };
    const render = () => renderer.renderPath(pagePath, content, () => assets);
    const rendered = last.then(render, render);
    last = rendered;
    const answer = await rendered;
    if (answer.kind === "redirect") return void response.writeHead(302, { Location: answer.location }).end();
    const html = await vite.transformIndexHtml(url, answer.html);
    response.writeHead(answer.status, htmlHeaders).end(html);
  });
}

/** The API's answers about partners. */
function partnersAnswer(content: string, drafts: Drafts | undefined): Connect.NextHandleFunction {
  return answering(async ({ url = "" }, response) => {
    const { partners } = await readCatalogue(content, { drafts });
    const answers = await partnerAnswers(partners, (image) => pictureAsItLies(path.join(content, "images", image)));
    const answer = answers.get(apiPath + url.replace(/\?.*/s, ""));
    response
      .writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" })
      .end(JSON.stringify(answer ?? null));
  });
}
