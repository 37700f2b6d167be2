import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { chooseEncoding } from "../api/http/choose-encoding.ts";
import { isFeedAddress } from "../catalogue/feed-addresses.ts";
import { cacheControlOf } from "./cache-control.ts";
import { contentTypeOf } from "./content-types.ts";
import { findPage } from "./find-page.ts";
import type { SiteFile } from "./open-site.ts";
import { parseRequestTarget, type RequestTarget } from "./request-target.ts";
import { sendFile } from "./send-file.ts";

export type StaticSiteOptions = {
  /** The prerendered site: pages, `404.html`, and files under `assets/` and elsewhere. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses that lead to others, such as `/events/phase1` to `/events` (clauses ). */
  redirects: ReadonlyMap<string, string>;
  log: Logger;
};

const fileHeaders = [
  ...["Accept-Ranges", "Cache-Control", "Content-Encoding", "Content-Length", "Content-Range"],
  ...["ETag", "Last-Modified", "Vary"],
];

/** Answers requests from the build's files alone. Never rejects: a failure is logged and answered with 500. */
export function createStaticSite(options: StaticSiteOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(options, request, response);
    } catch (error) {
      if (isAbort(error)) return;
      options.log.error({ err: error, path: request.url }, "a file could not be sent");
      if (response.headersSent) response.destroy();
      else answerFailure(response);
    }
  };
}

async function answer(options: StaticSiteOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return answerText(response, 405, "This address can only be read.");
  }
  const target = parseRequestTarget(request.url ?? "");
  if (target === "malformed") return answerText(response, 400, "This address is not a valid one.");
  if (!target) return answerNotFound(options, request, response);
  const redirect = options.redirects.get(target.pathname.replace(/(?<=.)\/$/, ""));
  // 302, not 308: a browser remembers 308 for ever, and the organiser may give the address a page one day.
  if (redirect) return answerRedirect(response, 302, redirect + target.query);
  return answerFile(options, request, response, target);
}

async function answerFile(
  options: StaticSiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, query }: RequestTarget,
): Promise<void> {
  const { file, canonical } = findPage(pathname);
  const found = options.files.get(file);
  if (!found || canonical === "/404") return answerNotFound(options, request, response);
  if (canonical !== pathname) return answerRedirect(response, 308, encodeURI(canonical) + query);
  response.setHeader("Content-Type", contentTypeOf(file));
  response.setHeader("Cache-Control", cacheControlOf(pathname));
  if (isFeedAddress(pathname)) response.setHeader("Access-Control-Allow-Origin", "*");
  await sendFile(request, response, found, acceptedEncoding(request));
}

/** Clause R-8: the crash screen, with status 404. */
async function answerNotFound({ files }: StaticSiteOptions, request: IncomingMessage, response: ServerResponse) {
  const page = files.get("/404.html");
  if (!page) return answerText(response, 404, "404 Not Found");
  response.statusCode = 404;
  response.setHeader("Content-Type", contentTypeOf("404.html"));
  response.setHeader("Cache-Control", "no-cache");
  await sendFile(request, response, page, acceptedEncoding(request));
}

function answerRedirect(response: ServerResponse, status: 302 | 308, location: string): void {
  response.setHeader("Location", location);
  response.setHeader("Cache-Control", "no-cache");
  answerText(response, status, `This page is at ${location}`);
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(`${text}\n`);
}

/** Without what was already said of the file that could not be sent. */
function answerFailure(response: ServerResponse): void {
  for (const name of fileHeaders) response.removeHeader(name);
  answerText(response, 500, "Something went wrong on the server.");
}

function acceptedEncoding(request: IncomingMessage) {
  return chooseEncoding(request.headers["accept-encoding"]?.toString());
}

/** The client went away before it had everything. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
