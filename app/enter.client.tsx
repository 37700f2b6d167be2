// First: it declares the order of the cascade layers that every other style sheet adds to.
import "./styles/site.css";
import "fonts:style-sheet";

import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, type DataRouter, isRouteErrorResponse } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routes } from "./routes.tsx";
import { forgetOtherDocument } from "./shell/scroll-storage.ts";
import { wholeStyles } from "./shell/whole-styles.ts";

/** Makes the prerendered page live: waits for the page's code and data, then attaches to what stands there. */
async function enter() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element to attach to.");
  forgetOtherDocument();
  const router = createBrowserRouter(routes);
  addEventListener("vite:preloadError", () => loadWhole(router));
  await Promise.all([initialised(router), wholeStyles()]);
  const page = <RouterProvider router={router} />;
  // What crashes only now was prerendered whole: there is nothing to attach to.
  if (hasCrashed(router)) return createRoot(root).render(page);
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

/** Whether the page went wrong while its code and data were loaded; an undefined address was prerendered as such. */
function hasCrashed({ state: { errors } }: DataRouter): boolean {
  return Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error) || error.status !== 404);
}

/**
 * A page whose code cannot be fetched is loaded whole instead: in a tab that was open while the site was published anew,
 * that code is gone. Without a connection nothing would come, so the visitor keeps the page that stands there.
 */
function loadWhole({ state: { navigation } }: DataRouter) {
  if (navigation.location && navigator.onLine) location.assign(createPath(navigation.location));
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
