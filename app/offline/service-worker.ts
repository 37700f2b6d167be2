/**
 * The worker of offline reading: caches the pages that a visitor opened, and responds with them when the network does not. A script of
 * its own, `/service-worker.js`. Decision 008 has the reasons.
 */
import {
  CacheFirst,
  ExpirationPlugin,
  enableNavigationPreload,
  NetworkFirst,
  NetworkOnly,
  type SerwistPlugin,
  type Strategy,
} from "serwist";
import { inLanguage, splitLanguage } from "../../catalogue/site-languages.ts";
import {
  cacheNames,
  cachePrefix,
  isCacheable,
  markSaved,
  offlineCachePrefix,
  offlinePath,
  pageCacheKey,
} from "./cache-rules.ts";
import type { CacheMessage } from "./cache-shown-page.ts";
import { kindOfRequest, type RequestKind, type SiteUrls } from "./route-request.ts";

declare const self: ServiceWorkerGlobalScope;

/** The facts of the publication that the worker belongs to. The build writes them here (`site-build/bundle/bundle-worker.ts`). */
declare const publication: {
  /** The offline page and its files, as paths on the site, by the code of a language. */
  offlineFiles: Readonly<Record<string, readonly string[]>>;
  /** A name that changes whenever one of those files does. */
  revision: string;
  /** The URL of the list of partners: a path, or an absolute URL. */
  partnersUrl: string;
};

const { offlineFiles, revision, partnersUrl } = publication;

const days = 24 * 60 * 60;
const offlineCache = offlineCachePrefix + revision;
const languages = Object.keys(offlineFiles);
const site: SiteUrls = {
  origin: location.origin,
  partners: new URL(partnersUrl, location.origin).href,
};

const cacheableOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isCacheable(response, request.url, site)) ? response : null,
};
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** Options of a cache that drops its least recently used entries, and those that nobody has used for a month. */
function cacheOptions(cacheName: string, maxEntries: number, ...own: SerwistPlugin[]) {
  const limits = { maxEntries, maxAgeSeconds: 30 * days, maxAgeFrom: "last-used", matchOptions } as const;
  const plugins = [cacheableOnly, ...own, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })];
  return { cacheName, plugins, matchOptions };
}

const pagePlugin: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCacheKey(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markSaved(cachedResponse),
  handlerDidError: async ({ request }) => {
    const page = await findOfflinePage(request.url);
    return page ? markSaved(page) : Response.error();
  },
};

/** The statuses of a proxy whose server is down. A cached page helps the visitor more. */
const gatewayErrors = [502, 503, 504];

// Without time-outs: a cached page is used only after the network has failed.
const strategies: Readonly<Record<RequestKind, Strategy>> = {
  page: new NetworkFirst(cacheOptions(cacheNames.pages, 60, pagePlugin)),
  document: new NetworkOnly(),
  asset: new CacheFirst(cacheOptions(cacheNames.assets, 200)),
  file: new NetworkFirst(cacheOptions(cacheNames.files, 150)),
  partners: new NetworkFirst(cacheOptions(cacheNames.partners, 1)),
};

function fromOfflineCache(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ...matchOptions, cacheName: offlineCache });
}

async function answer(event: FetchEvent, kind: RequestKind): Promise<Response> {
  const { request } = event;
  const precached = kind === "asset" ? await fromOfflineCache(request) : undefined;
  const response = precached ?? (await strategies[kind].handle({ event, request }));
  return gatewayErrors.includes(response.status) ? ((await findCached(request.url, kind)) ?? response) : response;
}

/** The cached response for a URL: a page, marked with its time, or another file. */
async function findCached(url: string, kind: RequestKind): Promise<Response | undefined> {
  if (kind !== "page") return caches.match(url, matchOptions);
  const page = await caches.match(pageCacheKey(url), { ...matchOptions, cacheName: cacheNames.pages });
  return page && markSaved(page);
}

/** The offline page in the language of a URL, or in another one that the visitor has opened. */
async function findOfflinePage(url: string): Promise<Response | undefined> {
  for (const language of [languageOf(url), ...languages]) {
    const page = await fromOfflineCache(inLanguage(offlinePath, language));
    if (page) return page;
  }
  return undefined;
}

function languageOf(url: string): string {
  return splitLanguage(new URL(url).pathname, languages).language;
}

/**
 * Caches the offline page in a language and its files: the page last, so that it is never there without its files. Then it deletes
 * all caches of earlier publications.
 */
async function precacheOfflinePage(language: string): Promise<void> {
  if (!(await fromOfflineCache(inLanguage(offlinePath, language)))) {
    const files = offlineFiles[language] ?? [];
    const answers = await Promise.all(files.map(async (path) => ({ path, response: await fetch(path) })));
    const kept = await Promise.all(answers.map(({ path, response }) => isCacheable(response, path, site)));
    if (kept.includes(false)) return;
    const cache = await caches.open(offlineCache);
    for (const { path, response } of answers.reverse()) await cache.put(path, response);
  }
  const names = await caches.keys();
  const current: readonly string[] = [offlineCache, ...Object.values(cacheNames)];
  const old = names.filter((name) => name.startsWith(cachePrefix) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Caches the files of a page, its document last: once that is cached, the others are too. */
async function cacheFiles(event: ExtendableMessageEvent, { files, thrifty }: CacheMessage): Promise<void> {
  const page = files.at(-1);
  await Promise.all(files.slice(0, -1).map((path) => cacheFile(event, path, thrifty)));
  if (page) await cacheFile(event, page, thrifty);
  const shown = event.source instanceof Client ? event.source.url : location.origin;
  if (!thrifty) await precacheOfflinePage(languageOf(shown));
}

/** Caches a file, from the HTTP cache if that has it. For visitors who save data nothing is fetched: the HTTP cache is the only source. */
async function cacheFile(event: ExtendableEvent, path: string, thrifty: boolean): Promise<void> {
  const kind = path.startsWith("/assets/") ? "asset" : path.includes(".") ? "file" : "page";
  const lasting = kind === "asset" ? "force-cache" : "default";
  const request = new Request(path, { mode: "same-origin", cache: thrifty ? "only-if-cached" : lasting });
  // A file that cannot be fetched now is cached another time.
  await Promise.allSettled(strategies[kind].handleAll({ event, request }));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// One after the other, so that an event is not cached before the files that it shares with the first page.
let caching = Promise.resolve();
self.addEventListener("message", (event) => {
  caching = caching.then(() => cacheFiles(event, event.data)).catch(() => {});
  event.waitUntil(caching);
});
self.addEventListener("fetch", (event) => {
  const kind = kindOfRequest(event.request, site);
  if (kind) event.respondWith(answer(event, kind));
});
enableNavigationPreload();
