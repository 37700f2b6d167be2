import { ownAddress } from "../../catalogue/links/own-address.ts";
import { cacheNames, pageCacheKey } from "./cache-rules.ts";
import { readCaches } from "./read-caches.ts";

/** The cached page of an address. */
function findPage(address: string): Promise<Response | undefined> {
  return readCaches((caches) => caches.match(address, { cacheName: cacheNames.pages }));
}

/** When the network answered the cached page of an address; null where there is none, or the answer had no date. */
export async function savedTime(address: string): Promise<Date | null> {
  const page = await findPage(pageCacheKey(address));
  const time = new Date(page?.headers.get("Date") ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Whether the page at a path of the site in this language can be read without a connection. */
export async function isCached(path: string): Promise<boolean> {
  return (await findPage(location.origin + ownAddress(path))) !== undefined;
}
