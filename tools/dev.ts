/**
 * `npm run dev`: the site and the API on http://localhost:3000, pages rendered on each request from the sources, changes
 * to code and content shown at once. `/gallery` shows every part of the graphic language; only here, never in a build.
 * `PORT` chooses another port.
 */
import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { Command } from "commander";
import { pino } from "pino";
import { createServer as createViteServer } from "vite";
import { alignPartners } from "../api/content/align-partners.ts";
import { createApi } from "../api/create-api.ts";
import { parseDatabaseAddress } from "../api/database/database-address.ts";
import { openDatabase } from "../api/database/open-database.ts";
import { describeApi } from "../api/openapi-document.ts";
import { filmPageAddress } from "../catalogue/film.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { answerMistakes } from "../site-build/answer-mistakes.ts";
import { filmPageOf } from "../site-build/film/film-page.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";

new Command("dev").description("Serves the site from its sources. PORT chooses another port than 3000.").parse();

const { content } = liveSite;
const port = readPort(process.env.PORT ?? "3000");
const log = pino({ level: "warn" });
const { site, film } = await readCatalogue(content).catch(exitOnContentError);
const database = await openDatabase(parseDatabaseAddress("file:data/development.sqlite"), (error) => log.warn(error));
await alignWithContent().catch(({ message }) => exitWith(message));
const describe = () => describeApi("/api");
const answerApi = createApi({
  database,
  log,
  clock: Date.now,
  allowedOrigins: [],
  logoSources: site,
  describe,
  basePath: "/api",
});

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };

const http = createHttpServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } } });

const answerFilm = answerMistakes(async (_request, response) => {
  const html = await filmPageOf({ content, productName: site.productName, film }, (name) => `/${content}/film/${name}`);
  response.writeHead(200, htmlHeaders).end(html);
});

const answerGallery = answerMistakes(async (_request, response) => {
  const page = await readFile("gallery/index.html", "utf8");
  const html = await vite.transformIndexHtml("/gallery/index.html", page);
  response.writeHead(200, htmlHeaders).end(html);
});

const answerPage = answerMistakes(async (request, response) => {
  const { renderAddress } = await vite.ssrLoadModule("/app/render.server.tsx");
  const answer = await renderAddress(request.url ?? "/", () => ({ styles: [], entry: "/app/enter.client.tsx" }));
  if (answer.kind === "redirect") {
    response.writeHead(302, { Location: answer.location }).end();
    return;
  }
  const html = await vite.transformIndexHtml(request.url ?? "/", answer.html);
  response.writeHead(answer.status, htmlHeaders).end(html);
});

vite.middlewares.use(filmPageAddress, answerFilm).use("/gallery", answerGallery).use(answerPage);

http.on("request", (request, response) => {
  if (request.url?.startsWith("/api/")) {
    // A partner that was edited shows when the page asks again; while the content has a mistake, those from before do.
    alignWithContent()
      .catch(({ message }) => log.warn(message))
      .finally(() => answerApi(request, response));
  } else vite.middlewares(request, response);
});
http.on("error", ({ code, message }: NodeJS.ErrnoException) =>
  exitWith(
    code === "EADDRINUSE"
      ? `Port ${port} is taken: stop what uses it, or choose another, PORT=${port + 1} npm run dev`
      : message,
  ),
);
http.listen(port, "127.0.0.1", () => console.log(`Developing on http://localhost:${port}, the gallery on /gallery`));

async function alignWithContent(): Promise<void> {
  const { site, partners: contentPartners } = await readCatalogue(content);
  await alignPartners(database, { partnersFrom: site.partnersFrom, contentPartners }, new Date());
}

function readPort(text: string): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535) return number;
  return exitWith(`PORT is "${text}": write a number from 1 to 65535, such as PORT=3001`);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
