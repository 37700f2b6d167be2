/**
 * The worker of offline reading: keeps what a visitor opened, and answers with it when the network does not. A script of
 * its own, `/service-worker.js`; decision 008 tells why it works as it does.
 */
import { offlineFiles, partnersAddress, revision } from "offline:publication";
import {
  CacheFirst,
  ExpirationPlugin,
  enableNavigationPreload,
  NetworkFirst,
  NetworkOnly,
  type SerwistPlugin,
  type Strategy,
} from "serwist";
import type { KeepMessage } from "./files-to-keep.ts";
import { isKeepable, markSaved } from "./keepable.ts";
import { cachePrefix, keptCaches, offlinePath, pageKey } from "./kept-caches.ts";
import { kindOfRequest, type RequestKind, type SiteAddresses } from "./route-request.ts";

declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;
const offlineCache = `${cachePrefix}offline:${revision}`;
const site: SiteAddresses = {
  origin: location.origin,
  partners: new URL(partnersAddress, location.origin).href,
};

const keepable: SerwistPlugin = { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) };
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** Options of a cache that forgets what was used least, and whatever nobody has used for a month. */
function bounded(cacheName: string, maxEntries: number, ...own: SerwistPlugin[]) {
  const limits = { maxEntries, maxAgeSeconds: 30 * days, maxAgeFrom: "last-used", matchOptions } as const;
  const plugins = [keepable, ...own, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })];
  return { cacheName, plugins, matchOptions };
}

const pageRules: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markSaved(cachedResponse),
  handlerDidError: async () => {
    const page = await fromOfflineCache(offlinePath);
    return page ? markSaved(page) : Response.error();
  },
};

// None has a time-out: as long as the network may still answer, nothing kept is shown in its place.
const strategies: Readonly<Record<Exclude<RequestKind, null>, Strategy>> = {
  page: new NetworkFirst(bounded(keptCaches.pages, 60, pageRules)),
  document: new NetworkOnly(),
  asset: new CacheFirst(bounded(keptCaches.assets, 200)),
  file: new NetworkFirst(bounded(keptCaches.files, 60)),
  partners: new NetworkFirst(bounded(keptCaches.partners, 1)),
};

function fromOfflineCache(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ...matchOptions, cacheName: offlineCache });
}

async function answer(event: FetchEvent, kind: Exclude<RequestKind, null>): Promise<Response> {
  const { request } = event;
  const stocked = kind === "asset" ? await fromOfflineCache(request) : undefined;
  return stocked ?? strategies[kind].handle({ event, request });
}

/** Puts the offline page and its files by, all or none, and only then removes those of the publication before. */
async function stockOfflinePage(): Promise<void> {
  if (!(await fromOfflineCache(offlinePath))) {
    const responses = await Promise.all(offlineFiles.map((path) => fetch(path)));
    if (!responses.every(isKeepable)) return;
    const cache = await caches.open(offlineCache);
    // The page last: where it is, the rest is too.
    for (const [index, path] of [...offlineFiles.entries()].reverse()) {
      const response = responses[index];
      if (response) await cache.put(path, response);
    }
  }
  const names = await caches.keys();
  const current: readonly string[] = [offlineCache, ...Object.values(keptCaches)];
  const old = names.filter((name) => name.startsWith(cachePrefix) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps what a page names: its own document last, so that where that is the rest is too. */
async function keep(event: ExtendableEvent, { files, thrifty }: KeepMessage): Promise<void> {
  const page = files.at(-1);
  await Promise.all(files.slice(0, -1).map((path) => keepFile(event, path, thrifty)));
  if (page) await keepFile(event, page, thrifty);
  if (!thrifty) await stockOfflinePage();
}

/** Keeps a file. What the browser has itself is asked of it; for those who save data nothing else is. */
async function keepFile(event: ExtendableEvent, path: string, thrifty: boolean): Promise<void> {
  const kind = path.startsWith("/assets/") ? "asset" : /\.|^\/images\//.test(path) ? "file" : "page";
  const lasting = kind === "asset" ? "force-cache" : "default";
  const request = new Request(path, { mode: "same-origin", cache: thrifty ? "only-if-cached" : lasting });
  // What cannot be had now is kept another time.
  await Promise.allSettled(strategies[kind].handleAll({ event, request }));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// One after the other, so that an event that is kept later does not lack what the first page brings.
let keeping = Promise.resolve();
self.addEventListener("message", (event) => {
  keeping = keeping.then(() => keep(event, event.data)).catch(() => {});
  event.waitUntil(keeping);
});
self.addEventListener("fetch", (event) => {
  const kind = kindOfRequest(event.request, site);
  if (kind) event.respondWith(answer(event, kind));
});
enableNavigationPreload();
