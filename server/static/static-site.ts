import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { chooseEncoding } from "../../http/content-encoding.ts";
import type { RawHeaders } from "../../http/prepared-answer.ts";
import { type ChooseHeaders, createChooseHeaders } from "../choose-headers.ts";
import { cacheLimits } from "../limits.ts";
import { createFileCache } from "./file-cache.ts";
import type { SiteFile } from "./open-site.ts";
import { findPage, parseRequestTarget } from "./request-target.ts";
import { sendFile } from "./send-file.ts";

export type StaticSiteOptions = {
  /** The prerendered site: pages, `404.html`, and files under `assets/` and elsewhere. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses that lead to others, such as `/events/phase1` to `/events` (clauses ). */
  redirects: ReadonlyMap<string, string>;
  log: Logger;
  chooseHeaders?: ChooseHeaders;
};

type Addresses = Pick<StaticSiteOptions, "files" | "redirects">;

/** What a request is for: a file at its address, another address, or words. */
type Target =
  | { kind: "file"; pathname: string; file: SiteFile }
  | { kind: "redirect"; status: 302 | 308; location: string }
  | { kind: "malformed" }
  | { kind: "nothing" };

/** Answers requests from the build's files alone. Never rejects: a failure is logged and answered with 500. */
export function createStaticSite({ chooseHeaders = createChooseHeaders(), ...options }: StaticSiteOptions) {
  const answer = createAnswer({ ...options, chooseHeaders });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      if (isAbort(error)) return;
      options.log.error({ err: error, path: request.url }, "a file could not be sent");
      if (response.headersSent) response.destroy();
      else answerText(response, 500, "Something went wrong on the server.", chooseHeaders(request).always);
    }
  };
}

function createAnswer(options: Required<StaticSiteOptions>) {
  const { files, chooseHeaders } = options;
  const cache = createFileCache(cacheLimits);
  const addresses = canonicalAddresses(options);
  const crashScreen = files.get("/404.html");

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = "", method } = request;
    const { always, variantOf } = chooseHeaders(request);
    if (method !== "GET" && method !== "HEAD") {
      return answerText(response, 405, "This address can only be read.", [...always, "Allow", "GET, HEAD"]);
    }
    const target = addresses.get(url) ?? findTarget(url, options);
    const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
    switch (target.kind) {
      case "file":
        return sendFile(request, response, { variant: await variantOf(target.pathname, target.file, encoding), cache });
      case "redirect":
        return answerRedirect(response, target, always);
      case "malformed":
        return answerText(response, 400, "This address is not a valid one.", always);
      case "nothing":
        // Clause R-8: the crash screen, with status 404.
        if (!crashScreen) return answerText(response, 404, "404 Not Found", always);
        return sendFile(request, response, {
          variant: await variantOf("/404", crashScreen, encoding),
          cache,
          status: 404,
        });
    }
  };
}

/** Most requests are for an address as the site itself writes it: for those nothing has to be parsed. */
function canonicalAddresses({ files, redirects }: Addresses): ReadonlyMap<string, Target> {
  const addresses = new Map<string, Target>();
  for (const name of files.keys()) {
    const address = encodeURI(findPage(name).canonical);
    const target = findTarget(address, { files, redirects });
    if (target.kind === "file") addresses.set(address, target);
  }
  return addresses;
}

function findTarget(url: string, { files, redirects }: Addresses): Target {
  const target = parseRequestTarget(url);
  if (target === "malformed") return { kind: "malformed" };
  if (!target) return { kind: "nothing" };
  const { pathname, query } = target;
  const redirect = redirects.get(pathname.replace(/(?<=.)\/$/, ""));
  // 302, not 308: a browser remembers 308 for ever, and the organiser may give the address a page one day.
  if (redirect) return { kind: "redirect", status: 302, location: redirect + query };
  const { file: name, canonical } = findPage(pathname);
  const file = files.get(name);
  if (!file || canonical === "/404") return { kind: "nothing" };
  if (canonical !== pathname) return { kind: "redirect", status: 308, location: encodeURI(canonical) + query };
  return { kind: "file", pathname, file };
}

function answerRedirect(
  response: ServerResponse,
  { status, location }: Target & { kind: "redirect" },
  always: RawHeaders,
): void {
  const headers = [...always, "Location", location, "Cache-Control", "no-cache"];
  answerText(response, status, `This page is at ${location}`, headers);
}

function answerText(response: ServerResponse, status: number, text: string, headers: RawHeaders): void {
  const bytes = Buffer.from(`${text}\n`);
  const type = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(bytes.length)];
  response.writeHead(status, [...headers, ...type]).end(bytes);
}

/** The client went away before it had everything. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
