import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { type Connect, createServer as createViteServer, type ViteDevServer } from "vite";
import { filmedPhase } from "../../catalogue/events/shown-phase.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import { ownApiAddress } from "../../catalogue/links/address-mistakes.ts";
import { publicFolder } from "../../catalogue/picture-path.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { Drafts } from "../../content-check/read-source.ts";
import { answerMistakes } from "../../site-build/answer-mistakes.ts";
import { filmPageOf } from "../../site-build/film/film-page.ts";
import { partnerAnswers } from "../../site-build/partner-files.ts";
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
 * The site from its sources, and the partners API, on this computer alone: pages are rendered on each request, changes to code and
 * content are shown at once, and the page of the editor stands beside them.
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
    .use(ownApiAddress, partnersAnswer(content, drafts))
    .use(filmPageAddress, filmAnswer(content))
    .use(pageAnswer(vite));
  answerWith(vite.middlewares);
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
