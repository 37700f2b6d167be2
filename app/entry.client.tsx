import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { RouterProvider } from "react-router/dom";
import { addStyleSheet } from "./add-style-sheet.ts";
import { isFetchError, isOffline, isReplaced, noteCodeError } from "./offline/fetch-errors.ts";
import { reloadOnline } from "./offline/reload-online.ts";
import { type OpenedPage, openPage } from "./open-page.ts";
import { pageHeadEntries } from "./page-head.tsx";
import { prefetchLinkedPages } from "./prefetch-linked-pages.ts";
import { rememberInteraction } from "./remember-interaction.ts";
import { siteRoutes } from "./routes.tsx";
import "./styles/site.css";

// While developing, the document has no stylesheets.
if (import.meta.env.DEV) void import("./styles/other-languages.css");

window.addEventListener("vite:preloadError", ({ payload }) => noteCodeError(payload));

/** How long until lost code or data are requested again, in milliseconds. */
const retryMs = 3000;

const styled = addStyleSheet();

/** Hydrates the prerendered page, as soon as it has its code and its data. @throws an error for which `isFetchError` is true */
async function hydrate() {
  const [opened] = await Promise.all([openPage(), styled]);
  if (!opened) return;
  prefetchLinkedPages(siteRoutes());
  show(opened);
}

/** Renders the router's page into the document: hydrates the document's page, or replaces it. */
function show({ router, error }: OpenedPage) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element to attach to.");
  const { status = "200" } = document.documentElement.dataset;
  const page = <RouterProvider router={router} />;
  const prerenderedHead = document.head.querySelectorAll(pageHeadEntries);
  const removeHead = () => {
    for (const entry of prerenderedHead) entry.remove();
  };
  // A page may fail only in the browser, and a host may answer with an error page at URLs that have a page. An offline document is
  // never hydrated: the router may have loaded the page meanwhile.
  if (status !== documentStatus(error)) {
    removeHead();
    createRoot(root).render(page);
    return;
  }
  const restoreInteraction = rememberInteraction(root);
  startTransition(() => {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => {
        // biome-ignore lint/suspicious/noConsole: React would call reportError here, which Chrome 92 does not have.
        console.error(error);
        // React renders a page anew that the browser has translated. Then the head has its entries twice, and the first title counts.
        if (document.querySelectorAll("head > title").length < 2) return;
        removeHead();
        restoreInteraction();
      },
    });
  });
}

/** The status that a document with this error has. */
function documentStatus(error: unknown): string {
  if (error === undefined) return "200";
  return isRouteErrorResponse(error) ? String(error.status) : "500";
}

/**
 * Hydrates the page, and tries again when its code or data are lost. Until then the page can be read and its links work. A
 * patchy connection loses single files: they are requested again. A newer publication has replaced the files: if the host
 * answers, the document is loaded again, but only once. Without a connection this waits for one.
 */
async function start(): Promise<void> {
  try {
    await hydrate();
  } catch (error) {
    if (!isFetchError(error)) throw error;
    if (isOffline()) reloadOnline();
    else if (isReplaced(error) && !isReloaded()) location.reload();
    else setTimeout(start, retryMs);
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

void start();
