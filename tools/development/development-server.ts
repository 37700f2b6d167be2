import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { type Connect, createServer as createViteServer, type ViteDevServer } from "vite";
import { filmedPhase } from "../../catalogue/events/shown-phase.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import { ownApiAddress } from "../../catalogue/links/address-mistakes.ts";
import { publicFolder } from "../../catalogue/picture-path.ts";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { Drafts } from "../../content-check/read-source.ts";
import { answerMistakes } from "../../site-build/answer-mistakes.ts";
import { filmPage } from "../../site-build/film/film-page.ts";
import { partnerAnswers } from "../../site-build/partner-files.ts";
import type { Renderer } from "../../site-build/prerender/prerender-site.ts";
import { siteConfig } from "../../vite.config.ts";
import { wordsFolder, wordsLanguages } from "../../words/read-words.ts";
import { writeTypes } from "../../words/write-types.ts";
import { browserPackages, bundledPackages } from "./browser-packages.ts";
import { DevelopmentPages } from "./development-pages.ts";
import { listen, usualPorts } from "./listen.ts";

/** What is served, and where. */
export type Development = {
  /** The folder with the content. */
  content: string;
  /** The port; without it the first free one from 3000 on. */
  port: number | undefined;
  /** The npm script, which a message about the port names. */
  command: string;
  /** Texts that stand in files' places. */
  drafts?: Drafts;
};

/** Where browsers fetch the data of the pages. */
const dataFolder = "/data";

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };

/**
 * The site from its sources, and the partners API, on this computer alone: pages are rendered on each request, changes to code and
 * content are shown at once, and the editor has a page beside them.
 *
 * @param besides answers some addresses itself, before the site does
 * @returns the port, as soon as pages can be asked for
 */
export async function serveDevelopment(
  { content, port: chosen, command, drafts }: Development,
  besides: (vite: ViteDevServer, port: number) => Connect.NextHandleFunction | undefined = () => undefined,
): Promise<number> {
  // First: what the port's other server has bundled for browsers is not touched where the port is taken.
  const { http, answerWith, port } = await listen(chosen === undefined ? usualPorts : [chosen], command);
  // The pages show mistakes in words for editors, not in an overlay with a stack trace.
  const server = { middlewareMode: true, hmr: { server: http, overlay: drafts === undefined } };
  const vite = await createViteServer({
    ...siteConfig,
    configFile: false,
    cacheDir: bundledPackages(port),
    optimizeDeps: { noDiscovery: true, include: browserPackages },
    logLevel: drafts ? "silent" : "info",
    server,
  });
  writeTypes();
  const pages = new DevelopmentPages(content, drafts);
  reloadOnChange(vite, [path.resolve(content), path.resolve(wordsFolder())], () => pages.forget());
  const answerFirst = besides(vite, port);
  if (answerFirst) vite.middlewares.use(answerFirst);
  vite.middlewares
    .use(ownApiAddress, partnersAnswer(content, drafts))
    .use(filmPageAddress, filmAnswer(content))
    .use(dataFolder, dataAnswer(pages))
    .use(pageAnswer(vite, pages));
  answerWith(vite.middlewares);
  return port;
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
  return answerMistakes(async (_request, response) => {
    const { site, phases, film } = await readCatalogue(content);
    const phase = filmedPhase(phases, site.aftermoviePhase).name;
    const source = { content, productName: site.productName, phase, film };
    const html = await filmPage(source, (name) => `/${content}/film/${name}`);
    response.writeHead(200, htmlHeaders).end(html);
  });
}

/** The data of the pages, which the built site has as files, and the stylesheet of a language for the editor's preview. */
function dataAnswer(pages: DevelopmentPages): Connect.NextHandleFunction {
  return answerMistakes(async ({ url = "" }, response) => {
    const [, language = "", name = "", ending] = /^\/([^/]+)\/(.+)\.(json|css)$/.exec(decodeURI(url)) ?? [];
    const { site, pages: data, style } = await pages.contentIn(language);
    if (ending === "css") {
      response.setHeader("Content-Type", "text/css; charset=utf-8").end(style);
      return;
    }
    const found = name === "site" ? site : data.get(name);
    response.writeHead(found ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(found ?? null));
  });
}

function pageAnswer(vite: ViteDevServer, pages: DevelopmentPages): Connect.NextHandleFunction {
  return answerMistakes(async (request, response) => {
    const url = request.url ?? "/";
    const { language, address } = splitLanguage(url, wordsLanguages());
    const content = await pages.contentIn(language);
    if (address === "/site.webmanifest") {
      response.setHeader("Content-Type", "application/manifest+json").end(content.manifest);
      return;
    }
    const renderer = (await vite.ssrLoadModule("/app/render.server.tsx")) as Renderer;
    const assets = {
      entry: "/app/enter.client.tsx",
      files: [],
      content: `${dataFolder}/${language}`,
      style: content.style,
    };
    const answer = await pages.oneAfterTheOther(() => renderer.renderAddress(address, content, () => assets));
    if (answer.kind === "redirect") {
      response.writeHead(302, { Location: answer.location }).end();
      return;
    }
    const html = await vite.transformIndexHtml(url, answer.html);
    response.writeHead(answer.status, htmlHeaders).end(html);
  });
}

/** The API's answers about partners. Vite serves their pictures from where they lie. */
function partnersAnswer(content: string, drafts: Drafts | undefined): Connect.NextHandleFunction {
  return answerMistakes(async ({ url = "" }, response) => {
    const { partners } = await readCatalogue(content, { drafts });
    const shown = partners.map((partner) => ({
      ...partner,
      logo: partner.logo.startsWith(publicFolder) ? `/${content}${partner.logo}` : partner.logo,
    }));
    const answer = partnerAnswers(shown).get(ownApiAddress + url.replace(/\?.*/s, ""));
    response
      .writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" })
      .end(JSON.stringify(answer ?? null));
  });
}
