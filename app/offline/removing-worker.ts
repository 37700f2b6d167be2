/** The worker of a site without offline reading: it replaces an earlier worker, deletes its caches and unregisters itself. */
import { cachePrefix } from "./cache-rules.ts";

declare const self: ServiceWorkerGlobalScope;

/** The IndexedDB database of Serwist's expiration plugin, which the other worker uses. */
const expirationDatabase = "serwist-expiration";

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(expirationDatabase);
  await self.registration.unregister();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
