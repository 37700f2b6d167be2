// First: it declares the order of the cascade layers that every other style sheet adds to.
import "./styles/site.css";
import "fonts:style-sheet";

import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routes } from "./routes.tsx";

/** Makes the prerendered page live: waits for the page's code and data, then attaches to what stands there. */
async function enter() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element to attach to.");
  const router = createBrowserRouter(routes);
  await initialised(router);
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
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
