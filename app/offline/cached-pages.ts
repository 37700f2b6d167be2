import { localizedPath } from "../../catalogue/links/site-paths.ts";
import { pages } from "../../catalogue/pages.ts";
import { siteLanguage } from "../../words/words.ts";
import type { EventDetails, PageData } from "../content/page-data.ts";
import { cacheNames, pageCacheKey } from "./cache-rules.ts";

/**
 * Reads from the caches of offline reading.
 *
 * @returns what `read` finds; undefined in a browser that has no caches, or refuses them because it blocks storage
 */
async function readCaches<Found>(read: (caches: CacheStorage) => Promise<Found>): Promise<Found | undefined> {
  try {
    return window.caches && (await read(window.caches));
  } catch {
    return undefined;
  }
}

/** The cached document of a URL of this site. */
export function findCachedPage(url: string): Promise<Response | undefined> {
  return readCaches((caches) => caches.match(pageCacheKey(url), { cacheName: cacheNames.pages }));
}

/** The time of the response of a cached page; null if the page is not in the cache, or its response had no date. */
export async function savedTime(url: string): Promise<Date | null> {
  const page = await findCachedPage(url);
  const time = new Date(page?.headers.get("Date") ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** An event whose page is cached. Its details are undefined if the page was left before its data were fetched. */
export type CachedEvent = { id: string; details: EventDetails | undefined };

/** Every event whose page is cached in the current language, the last opened first; none in a browser without caches. */
export async function cachedEvents(): Promise<CachedEvent[]> {
  const eventPath = new RegExp(`^${localizedPath(pages.events.path)}/([^/]+)$`);
  const events = await readCaches(async (caches) => {
    const documents = await (await caches.open(cacheNames.pages)).keys();
    const files = await caches.open(cacheNames.files);
    const names = [...(await files.keys())].reverse();
    const ids = documents.flatMap(({ url }) => eventPath.exec(new URL(url).pathname)?.[1] ?? []);
    return Promise.all(
      ids.map(async (id) => {
        // The folder above has the name of the publication in which the page was opened.
        const data = names.find(({ url }) => url.endsWith(`/${siteLanguage}/event/${id}.json`));
        const file = data && (await files.match(data));
        const content: PageData[`event/${string}`] | undefined = await file?.json();
        return { id, details: content?.details };
      }),
    );
  });
  return (events ?? []).reverse();
}
