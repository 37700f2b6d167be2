/** The worker of a site without offline reading: it replaces an earlier worker, deletes its caches and unregisters itself. */
import { cachePrefix } from "./cache-rules.ts";

declare const self: ServiceWorkerGlobalScope;

/** The database in which the library of the other worker notes when a cached file was last used. */
const notes = "serwist-expiration";

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(notes);
  await self.registration.unregister();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
