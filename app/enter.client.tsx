// First: it declares the order of the cascade layers that the stylesheets of components add to.
import "./styles/site.css";
import "styles:other-languages";

import { site } from "content:site";
import { startTransition } from "react";
import { createBrowserRouter, createPath, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import { siteLanguage } from "../words/site-language.ts";
import { addStyleSheet } from "./add-style-sheet.ts";
import { whenIdle } from "./offline/background-work.ts";
import { readCaches } from "./offline/read-caches.ts";
import { reloadOnline } from "./offline/reload-online.ts";
import { isOffline, isUnreachable, noteUnreachable } from "./offline/unreachable-code.ts";
import { pageHeadEntries } from "./page-head.tsx";
import { errorText } from "./pages/crash/crash-screen.tsx";
import { prefetchLinkedPages } from "./prefetch-linked-pages.ts";
import { routes } from "./routes.tsx";

// While developing, pages have no fonts in their heads.
if (import.meta.env.DEV) void import("fonts:style-sheet");

/** Makes the prerendered page live: waits for the page's code and data, then hydrates the document. */
async function enter() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element to attach to.");
  await rest();
  const ready = readyRouter();
  await rest();
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  await rest();
  const [router] = await Promise.all([ready, addStyleSheet()]);
  scheduleOfflineReading();
  scheduleLanguageOffer();
  prefetchLinkedPages(routes);
  const isOfflineFallback = root.querySelector("[data-offline-fallback]") !== null;
  // A cached page whose code is not in the cache: its words can be read as they stand there.
  if (!isOfflineFallback && errorsOf(router).some(isUnreachable)) return;
  // The offline page at an address that its language does not know, as where it stands in for another language: so can it.
  if (isOfflineFallback && !errorsOf(router).every(isUnreachable)) {
    reloadOnline();
    return;
  }
  const page = <RouterProvider router={router} />;
  // A page that crashes only now was prerendered whole, or another page stands here: there is nothing to hydrate.
  if (isOfflineFallback || !showsErrorOf(router, root)) return createRoot(root).render(page);
  keepPlace(router);
  const prerenderedHead = document.head.querySelectorAll(pageHeadEntries);
  startTransition(() => {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => {
        // biome-ignore lint/suspicious/noConsole: React would call reportError here, which Chrome 92 does not have.
        console.error(error);
        // A page that the browser has translated is rendered anew: then its head's entries are there twice, and the first title counts.
        if (document.querySelectorAll("head > title").length > 1) for (const entry of prerenderedHead) entry.remove();
      },
    });
  });
}

/** Lets the browser answer the visitor and paint before the next step: in one piece, all steps would keep it from both. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** How long it is at most before the first page's code is asked for again, in milliseconds. */
const longestPause = 8000;

/** The site in another language than the first lies below an address of its own. */
const routerOptions = siteLanguage === firstLanguage ? undefined : { basename: ownAddress("/") };

/**
 * A router that has the first page's code and data, or the error for which it has not. Code that is lost is asked for
 * until it comes: of several servers one may still have the build before. Meanwhile the page reads and its links lead on.
 */
async function readyRouter(): Promise<DataRouter> {
  let router = createBrowserRouter(routes, routerOptions);
  const lost: Error[] = [];
  window.addEventListener("vite:preloadError", ({ payload }) => {
    lost.push(payload);
    noteUnreachable(payload);
    void loadWhole(router);
  });
  await initialised(router);
  for (let pause = 1000; lost.length > 0 && !isOffline(); pause = Math.min(2 * pause, longestPause)) {
    lost.length = 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
    router.dispose();
    router = createBrowserRouter(routes, routerOptions);
    await initialised(router);
  }
  return router;
}

/**
 * Leaves the visitor where they are on the page that is hydrated: the browser has placed them there, anew after a
 * reload or Back, and they may have scrolled since. The router would begin each document at its top.
 */
function keepPlace(router: DataRouter) {
  // The position that it would go back to is asked for once, when this is first called.
  router.enableScrollRestoration({}, () => scrollY)();
  router.state.restoreScrollPosition = false;
}

function errorsOf({ state: { errors } }: DataRouter): unknown[] {
  return Object.values(errors ?? {});
}

/**
 * Whether the document shows the error that the router has, or neither has one. A page goes wrong while its code and data
 * are loaded; and a host of files answers with the crash screen at addresses that lead to others.
 */
function showsErrorOf(router: DataRouter, root: HTMLElement): boolean {
  const [error] = errorsOf(router).map(errorText);
  return root.querySelector(".crash-board")?.textContent === error;
}

/**
 * A page whose code cannot be fetched is loaded whole instead: in a tab that was open while the site was published
 * anew, that code is gone. Without a connection only a cached document would come; where there is none the offline page
 * is shown, and the visitor can go back.
 */
async function loadWhole({ state: { navigation } }: DataRouter) {
  if (!navigation.location) return;
  const address = createPath(navigation.location);
  const isCached = () => readCaches((caches) => caches.match(address, { ignoreSearch: true }));
  if (!isOffline() || (await isCached())) location.assign(address);
}

/** Resolves once the first page's loaders have answered: it is rendered then as it was prerendered. */
function initialised(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Starts offline reading once the page is loaded and the browser is idle, unless the site's configuration has it off. */
function scheduleOfflineReading(): void {
  if (!import.meta.env.PROD || !site.offlineReading) return;
  const start = async () => {
    const { startOfflineReading } = await import("./offline/start-offline-reading.ts");
    startOfflineReading();
  };
  // Without its code the page works as it does without a worker.
  const startIdle = () => whenIdle(() => void start().catch(() => {}));
  if (document.readyState === "complete") startIdle();
  else addEventListener("load", startIdle);
}

/** Offers the page in the visitor's language where the site has it, in idle time. Whoever reads their own pays for no code of it. */
function scheduleLanguageOffer(): void {
  if (navigator.language.startsWith(siteLanguage)) return;
  // Without its code nothing is offered.
  whenIdle(() => void import("./shell/offer-language.ts").then(({ offerOnce }) => offerOnce()).catch(() => {}));
}

void enter();
