import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { loggedPath } from "../../api/http/log-requests.ts";
import { chooseEncoding } from "../../http/content-encoding.ts";
import type { RawHeaders } from "../../http/prepared-answer.ts";
import { type ChooseHeaders, createChooseHeaders } from "../choose-headers.ts";
import { cacheLimits } from "../limits.ts";
import { answerText } from "./answer-text.ts";
import { createFileCache } from "./file-cache.ts";
import type { SiteFile } from "./open-site.ts";
import { findPage, parseRequestTarget, type RequestTarget, rawPathOf } from "./request-target.ts";
import { sendFile } from "./send-file.ts";

export type StaticSiteOptions = {
  /** The prerendered site: pages, the crash screens, and files under `assets/` and elsewhere. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses that lead to others, such as `/events/phase1` to `/events` (clauses ), and `/events/phase3` to `/events?phase=3`. */
  redirects: ReadonlyMap<string, string>;
  log: Logger;
  chooseHeaders?: ChooseHeaders;
};

type Addresses = Pick<StaticSiteOptions, "files" | "redirects">;

/** What a request is for: a file at its address, another address, or words. */
type Target =
  | { kind: "file"; pathname: string; file: SiteFile }
  | { kind: "redirect"; status: 302 | 308; location: string }
  | { kind: "failure"; status: keyof typeof failures };

/** What is said at an address that is no page's: by the crash screen's file, which has the status as its name, or in words. */
const failures = { 400: "400 Bad Request", 404: "404 Not Found" } as const;

const nothing = { kind: "failure", status: 404 } as const;

/** Answers requests from the build's files alone. Never rejects: a failure is logged and answered with 500. */
export function createStaticSite({ chooseHeaders = createChooseHeaders(), ...options }: StaticSiteOptions) {
  const answer = createAnswer({ ...options, chooseHeaders });
  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const fail = (error: unknown) => {
      if (isAbort(error)) return;
      options.log.error({ err: error, path: loggedPath(request.url ?? "") }, "a file could not be sent");
      if (response.headersSent) response.destroy();
      else answerText(response, 500, "Something went wrong on the server.", chooseHeaders(request).always);
    };
    try {
      return answer(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

function createAnswer(options: Required<StaticSiteOptions>) {
  const { files, chooseHeaders } = options;
  const cache = createFileCache(cacheLimits);
  const addresses = canonicalAddresses(options);

  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const { url = "", method } = request;
    const { always, variantOf } = chooseHeaders(request);
    if (method !== "GET" && method !== "HEAD") {
      return answerText(response, 405, "This address can only be read.", [...always, "Allow", "GET, HEAD"]);
    }
    const target = addresses.get(url) ?? findTarget(url, options);
    const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
    switch (target.kind) {
      case "file":
        return sendFile(request, response, { variant: variantOf(target.pathname, target.file, encoding), cache });
      case "redirect":
        return answerRedirect(response, target, always);
      case "failure": {
        // Clauses: the crash screen, with the status that it tells.
        const { status } = target;
        const page = `${languageFolder(url, files)}/${status}`;
        const crashScreen = files.get(`${page}.html`);
        if (!crashScreen) return answerText(response, status, failures[status], always);
        return sendFile(request, response, { variant: variantOf(page, crashScreen, encoding), cache, status });
      }
    }
  };
}

/** The folder of the language that an address is in, which has a crash screen and an offline page of its own; empty for English. */
function languageFolder(url: string, files: ReadonlyMap<string, SiteFile>): string {
  const [folder = ""] = /^\/[a-z-]+(?=[/?]|$)/i.exec(rawPathOf(url) ?? "") ?? [];
  const small = folder.toLowerCase();
  return ["/404.html", "/offline.html"].every((page) => files.has(small + page)) ? small : "";
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

function findTarget(url: string, addresses: Addresses): Target {
  const target = parseRequestTarget(url);
  if (target === "malformed") return { kind: "failure", status: 400 };
  if (!target) return nothing;
  const found = findAt(target, addresses);
  return found.kind === "failure" ? findInSmallLetters(target, addresses) : found;
}

/** Clause R-11: an address with capitals leads to the page that has the same in small letters. */
function findInSmallLetters({ pathname, query }: RequestTarget, addresses: Addresses): Target {
  const small = pathname.toLowerCase();
  const found = findAt({ pathname: small, query }, addresses);
  if (found.kind !== "file") return found;
  const { file, canonical } = findPage(small);
  return file.endsWith(".html") && small !== pathname ? movedTo(canonical, query) : nothing;
}

function findAt({ pathname, query }: RequestTarget, { files, redirects }: Addresses): Target {
  const redirect = redirects.get(pathname.replace(/(?<=.)\/$/, ""));
  // 302, not 308: a browser remembers 308 for ever, and the organiser may give the address a page one day.
  if (redirect) return { kind: "redirect", status: 302, location: withQuery(redirect, query) };
  const { file: name, canonical } = findPage(pathname);
  const file = files.get(name);
  if (!file || isCrashScreen(canonical, files)) return nothing;
  return canonical === pathname ? { kind: "file", pathname, file } : movedTo(canonical, query);
}

/** Whether an address is that of a crash screen's file, in whichever language: it stands for others, and has none. */
function isCrashScreen(canonical: string, files: Addresses["files"]): boolean {
  const folder = languageFolder(canonical, files);
  return Object.hasOwn(failures, canonical.slice(folder.length + 1));
}

/** An address with the query of a request behind it, also where it has one of its own. */
function withQuery(address: string, query: string): string {
  return address + (address.includes("?") ? query.replace("?", "&") : query);
}

function movedTo(canonical: string, query: string): Target {
  return { kind: "redirect", status: 308, location: encodeURI(canonical) + query };
}

function answerRedirect(
  response: ServerResponse,
  { status, location }: Target & { kind: "redirect" },
  always: RawHeaders,
): void {
  const headers = [...always, "Location", location, "Cache-Control", "no-cache"];
  answerText(response, status, `This page is at ${location}`, headers);
}

/** The client went away before it had everything. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
