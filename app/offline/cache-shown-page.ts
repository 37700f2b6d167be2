import { serviceWorkerPath } from "../../catalogue/links/site-paths.ts";
import { savesData } from "./background-work.ts";
import { filmFile } from "./route-request.ts";

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
  /** As a document that the current worker has not cached. */
  | "uncontrolled document"
  /** As a document that the worker has cached. */
  | "controlled document"
  /** By client navigation: no document was fetched. */
  | "client navigation";

const eventPathPattern = /\/events\/[^/.]+$/;
const cacheablePath = /^\/(?:assets|data)\//;

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
  const calendar = eventPathPattern.test(pathname) ? [`${pathname}.ics`] : [];
  if (opening === "controlled document") return calendar;
  if (opening === "client navigation") return [...calendar, pathname];
  const files = loaded
    .filter((url) => url.startsWith(`${origin}/`))
    .map((url) => url.slice(origin.length))
    .filter((path) => cacheablePath.test(path) && !filmFile.test(path));
  return [...files, ...calendar, pathname];
}

/** The paths of the pages whose files were sent. */
const sentPaths = new Set<string>();

/** Sends the worker the files of the page that is shown. The first call registers the worker. */
export function cacheShownPage(): void {
  const { pathname } = location;
  if (!navigator.serviceWorker || sentPaths.has(pathname)) return;
  if (sentPaths.size === 0) registerWorker(navigator.serviceWorker);
  else if (navigator.onLine) void sendFiles("client navigation");
  else return;
  sentPaths.add(pathname);
}

function registerWorker(workers: ServiceWorkerContainer): void {
  const hasWorker = workers.controller !== null;
  void sendFiles(hasWorker ? "controlled document" : "uncontrolled document");
  // A new publication's worker has an offline page to fetch, and the page's files, if the old worker did not know their kind.
  if (hasWorker) workers.addEventListener("controllerchange", () => void sendFiles("uncontrolled document"));
  // If a browser refuses, the page works without a worker. The next document registers it again.
  workers.register(serviceWorkerPath, { updateViaCache: "none" }).catch(() => {});
}

async function sendFiles(opening: Opening): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = filesToCache(opening, { pathname: location.pathname, loaded, origin: location.origin });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ files, thrifty: savesData() } satisfies CacheMessage);
}
