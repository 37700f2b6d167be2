/** The worker of a site without offline reading: takes the place of one that was there, removes what it kept, and itself. */
import { cachePrefix } from "./kept-caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Where the library of the other worker notes when what was used. */
const notes = "serwist-expiration";

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(notes);
  await self.registration.unregister();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
