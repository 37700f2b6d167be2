// First: it declares the order of the cascade layers that every other style sheet adds to.
import "./styles/site.css";
import "fonts:style-sheet";

import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, type DataRouter, isRouteErrorResponse } from "react-router";
import { RouterProvider } from "react-router/dom";
import { fetchAhead } from "./fetch-ahead.ts";
import { beginOfflineReading } from "./offline/begin-offline-reading.ts";
import { lookUp } from "./offline/look-up.ts";
import { isOffline, isUnreachable, noteUnreachable } from "./offline/unreachable-code.ts";
import { routes } from "./routes.tsx";
import { wholeStyles } from "./shell/whole-styles.ts";

/** Makes the prerendered page live: waits for the page's code and data, then attaches to what stands there. */
async function enter() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element to attach to.");
  await rest();
  const ready = readyRouter();
  await rest();
  const [router] = await Promise.all([ready, wholeStyles()]);
  beginOfflineReading();
  fetchAhead(routes);
  const standsIn = root.querySelector("[data-stands-in]") !== null;
  // A kept page whose code was not kept: its words can be read as they stand there.
  if (!standsIn && errorsOf(router).some(isUnreachable)) return;
  const page = <RouterProvider router={router} />;
  // What crashes only now was prerendered whole, or another page stands here: there is nothing to attach to.
  if (standsIn || hasCrashed(router)) return createRoot(root).render(page);
  keepPlace(router);
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

/** Lets the browser answer the visitor and paint before what follows, which in one piece would keep it from both. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** How long it is before the first page's code is asked for again where the network lost some of it, in milliseconds. */
const pauses = [1000, 4000];

/** A router that has the first page's code and data, or the error for which it has not. */
async function readyRouter(): Promise<DataRouter> {
  let router = createBrowserRouter(routes);
  const lost: Error[] = [];
  window.addEventListener("vite:preloadError", ({ payload }) => {
    lost.push(payload);
    noteUnreachable(payload);
    void loadWhole(router);
  });
  await initialised(router);
  for (const pause of pauses) {
    if (lost.length === 0 || isOffline()) break;
    lost.length = 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
    router.dispose();
    router = createBrowserRouter(routes);
    await initialised(router);
  }
  return router;
}

/**
 * Leaves the visitor where they are on the page that is attached to: the browser has placed them there, anew after a reload
 * or Back, and they may have scrolled since. The router would begin each document at its top.
 */
function keepPlace(router: DataRouter) {
  // What it would go back to is asked for once, when this is first called.
  router.enableScrollRestoration({}, () => scrollY)();
  router.state.restoreScrollPosition = false;
}

function errorsOf({ state: { errors } }: DataRouter): unknown[] {
  return Object.values(errors ?? {});
}

/** Whether the page went wrong while its code and data were loaded; an undefined address was prerendered as such. */
function hasCrashed(router: DataRouter): boolean {
  return errorsOf(router).some((error) => !isRouteErrorResponse(error) || error.status !== 404);
}

/**
 * A page whose code cannot be fetched is loaded whole instead: in a tab that was open while the site was published anew,
 * that code is gone. Without a connection only a document that was kept would come; where there is none the offline page
 * is shown, and the visitor can go back.
 */
async function loadWhole({ state: { navigation } }: DataRouter) {
  if (!navigation.location) return;
  const address = createPath(navigation.location);
  const isKept = () => lookUp((kept) => kept.match(address, { ignoreSearch: true }));
  if (!isOffline() || (await isKept())) location.assign(address);
}

/** Resolves once the first page's loaders have answered: what is rendered then equals what was prerendered. */
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

void enter();
