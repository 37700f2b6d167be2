/** The worker of a site without offline reading: it replaces an earlier worker, deletes its caches and unregisters itself. */
import { CacheExpiration } from "serwist";
import { cachePrefix } from "./cache-rules.ts";

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map(removeCache));
  await self.registration.unregister();
}

/** Deletes a cache, and the times of use of its entries, which the other worker keeps in IndexedDB. */
async function removeCache(name: string): Promise<void> {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
