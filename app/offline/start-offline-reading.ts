import { serviceWorkerPath } from "../../catalogue/links/site-paths.ts";
import type { Router } from "../open-page.ts";
import { savesData, whenIdle } from "./background-work.ts";

/**
 * The message by which a page asks the worker to cache files. A page may write to the worker of the publication before: both
 * know this form.
 */
export type CacheMessage = {
  /** Paths on this site, the page's own last: once it is cached the rest is too. */
  files: string[];
  /** The visitor saves data: nothing may be fetched for this. */
  thrifty: boolean;
};

/** How the page that is shown was opened. */
type Opening =
  /** As a document, before there was a worker to cache its files. */
  | "before the worker"
  /** As a document that the worker has cached. */
  | "by the worker"
  /** By client navigation: no document was fetched. */
  | "in the page";

const eventPath = /\/events\/[^/.]+$/;
const cacheablePath = /^\/(?:assets|images|data)\/(?!.*\.(?:webm|mp4|vtt)$)/;

/**
 * The files that reading the shown page offline needs, and that the worker has not seen yet.
 *
 * @param loaded the URLs of everything that the document has loaded
 * @param origin this site's own
 */
export function filesToCache(
  opening: Opening,
  { pathname, loaded, origin }: { pathname: string; loaded: readonly string[]; origin: string },
): string[] {
  const calendar = eventPath.test(pathname) ? [`${pathname}.ics`] : [];
  if (opening === "by the worker") return calendar;
  if (opening === "in the page") return [...calendar, pathname];
  const files = loaded
    .filter((url) => url.startsWith(`${origin}/`))
    .map((url) => url.slice(origin.length))
    .filter((path) => cacheablePath.test(path));
  return [...files, ...calendar, pathname];
}

/** Registers the worker and, in idle time, sends it the files of each page that is opened. If a browser refuses, the page works without. */
export function startOfflineReading(router: Router): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const seen = new Set([location.pathname]);
  const cachePage = async (opening: Opening) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = filesToCache(opening, { pathname: location.pathname, loaded, origin: location.origin });
    const { active } = await workers.ready;
    active?.postMessage({ files, thrifty: savesData() } satisfies CacheMessage);
  };
  const hasWorker = workers.controller !== null;
  void cachePage(hasWorker ? "by the worker" : "before the worker");
  router.subscribe(() => {
    if (!navigator.onLine || seen.has(location.pathname)) return;
    seen.add(location.pathname);
    whenIdle(() => void cachePage("in the page"));
  });
  // A new publication's worker has an offline page to fetch, and the page's files, if the old worker did not know their kind.
  if (hasWorker) workers.addEventListener("controllerchange", () => void cachePage("before the worker"));
  // The next document registers it again if this fails.
  workers.register(serviceWorkerPath, { updateViaCache: "none" }).catch(() => {});
}
