import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { pino } from "pino";
import { type Connect, createServer as createViteServer, type ViteDevServer } from "vite";
import { alignPartners } from "../../api/content/align-partners.ts";
import { createApi } from "../../api/create-api.ts";
import { parseDatabaseAddress } from "../../api/database/database-address.ts";
import { openDatabase } from "../../api/database/open-database.ts";
import { monotonicClock } from "../../api/monotonic-clock.ts";
import { describeApi } from "../../api/openapi-document.ts";
import { filmedPhase } from "../../catalogue/events/shown-phase.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { Drafts } from "../../content-check/read-source.ts";
import { answerMistakes } from "../../site-build/answer-mistakes.ts";
import { filmPageOf } from "../../site-build/film/film-page.ts";
import { siteConfig } from "../../vite.config.ts";
import { browserPackages, bundledPackages } from "./browser-packages.ts";
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

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };

/**
 * The site and the API from their sources, on this computer alone: pages are rendered on each request, changes to code and
 * content are shown at once, and a page of the gallery or the editor stands beside them.
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
  // Mistakes are told by the pages themselves, in words for whoever edits, not in a box with a stack trace.
  const server = { middlewareMode: true, hmr: { server: http, overlay: drafts === undefined } };
  const vite = await createViteServer({
    ...siteConfig(content, { drafts }),
    configFile: false,
    cacheDir: bundledPackages(port),
    optimizeDeps: { noDiscovery: true, include: browserPackages },
    logLevel: drafts ? "silent" : "info",
    server,
  });
  const answerFirst = besides(vite, port);
  if (answerFirst) vite.middlewares.use(answerFirst);
  vite.middlewares
    .use(filmPageAddress, filmAnswer(content))
    .use(
      "/gallery",
      answerMistakes((_request, response) => sendHtml(vite, "gallery/index.html", response)),
    )
    .use(pageAnswer(vite));
  const answerApi = apiAnswer({ content, ...(drafts && { drafts }) });
  answerWith((request, response) => {
    if (request.url?.startsWith("/api/")) answerApi(request, response);
    else vite.middlewares(request, response);
  });
  return port;
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
    const html = await filmPageOf(source, (name) => `/${content}/film/${name}`);
    response.writeHead(200, htmlHeaders).end(html);
  });
}

function pageAnswer(vite: ViteDevServer): Connect.NextHandleFunction {
  return answerMistakes(async (request, response) => {
    const { renderAddress } = await vite.ssrLoadModule("/app/render.server.tsx");
    const answer = await renderAddress(request.url ?? "/", () => ({ entry: "/app/enter.client.tsx" }));
    if (answer.kind === "redirect") {
      response.writeHead(302, { Location: answer.location }).end();
      return;
    }
    const html = await vite.transformIndexHtml(request.url ?? "/", answer.html);
    response.writeHead(answer.status, htmlHeaders).end(html);
  });
}

/**
 * The API, which opens its database at the first request, so that all else is there even while the content has mistakes.
 * A partner that was edited shows when the page asks again; while the content has a mistake, those from before do.
 */
function apiAnswer({ content, drafts }: Pick<Development, "content" | "drafts">): RequestListener {
  const log = pino({ level: "warn" });
  const read = () => readCatalogue(content, undefined, drafts);
  const open = async () => {
    const { site } = await read();
    const database = await openDatabase(parseDatabaseAddress("file:data/development.sqlite"), (error) =>
      log.warn(error),
    );
    const describe = () => describeApi("/api");
    const release = { version: "development", build: "none" };
    const checkFile = async () => {};
    const settings = {
      database,
      checkFile,
      log,
      release,
      clock: monotonicClock,
      allowedOrigins: [],
      logoSources: site,
    };
    return { database, answer: createApi({ ...settings, describe, basePath: "/api" }) };
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (request, response) => {
    opened ??= open();
    try {
      const { database, answer } = await opened;
      const { site, partners: contentPartners } = await read();
      await alignPartners(database, { partnersFrom: site.partnersFrom, contentPartners }, new Date());
      answer(request, response);
    } catch (error) {
      log.warn(error instanceof Error ? error.message : error);
      const { answer } = await opened.catch(() => ({ answer: undefined }));
      if (answer) answer(request, response);
      else response.writeHead(503).end();
      if (!answer) opened = undefined;
    }
  };
}
