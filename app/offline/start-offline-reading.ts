import { workerAddress } from "../../catalogue/links/own-address.ts";
import { savesData, whenIdle } from "./background-work.ts";
import { filesToCache, type Opening } from "./files-to-cache.ts";

/** How long it is before a worker that did not come is asked for again, each time, in milliseconds. */
const pauses = [30_000, 120_000, 480_000];

/**
 * Asks for the worker, and a few times more where it does not come, or cannot run, which a browser calls by the same name.
 * One that refuses it, as in a private window, reads on without.
 */
async function register(workers: ServiceWorkerContainer, address: string, [pause, ...later] = pauses): Promise<void> {
  try {
    await workers.register(address, { updateViaCache: "none" });
  } catch (error) {
    if (!(error instanceof TypeError) || pause === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    await register(workers, address, later);
  }
}

/** Starts the worker and tells it, in idle time, of each page that is opened. */
export function startOfflineReading(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const seen = new Set([location.pathname]);
  const cachePage = async (opening: Opening) => {
    const { pathname, origin } = location;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const { active } = await workers.ready;
    active?.postMessage(filesToCache({ pathname, opening, loaded, origin, thrifty: savesData() }));
  };
  const hasWorker = workers.controller !== null;
  void cachePage(hasWorker ? "by the worker" : "before the worker");
  addEventListener("page-shown", () => {
    if (!navigator.onLine || seen.has(location.pathname)) return;
    seen.add(location.pathname);
    whenIdle(() => void cachePage("in the page"));
  });
  // A new publication's worker has an offline page to fetch, and the page's files, if the old worker did not know their kind.
  if (hasWorker) workers.addEventListener("controllerchange", () => void cachePage("before the worker"));
  void register(workers, workerAddress);
}
