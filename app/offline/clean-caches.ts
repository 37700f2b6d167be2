import { cachePrefix, isCacheable, offlineCachePrefix } from "./cache-rules.ts";
import type { SiteAddresses } from "./route-request.ts";

/**
 * Removes what may not be cached from the caches: a worker before this one may have kept the login page of a network as a
 * page or a script of the site. An offline page goes as a whole: where it is, each of its files has to be.
 */
export async function cleanCaches(site: SiteAddresses): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request, { ignoreVary: true });
      if (kept && (await isCacheable(kept, request.url, site))) continue;
      await (name.startsWith(offlineCachePrefix) ? caches.delete(name) : cache.delete(request, { ignoreVary: true }));
    }
  }
}
