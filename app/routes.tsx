import type { LoaderFunctionArgs, NonIndexRouteObject, RouteObject } from "react-router";
import { phaseRedirects } from "../catalogue/links/site-paths.ts";
import { type PageName, pageModule, pageNames, pages } from "../catalogue/pages.ts";
import { findPageData, loadPageData } from "./content/load-page-data.ts";
import type { PageDataName } from "./content/page-data.ts";
import { phases } from "./content/site-content.ts";
import { RouteErrorBoundary } from "./pages/crash/crash-screen.tsx";
import { notFound, redirectTo } from "./pages/crash/not-found.ts";
import { eventRouteId } from "./pages/events/opened-event.ts";
import { OfflinePage } from "./pages/offline/offline-page.tsx";
import type { DataHandle } from "./prefetch-linked-pages.ts";
import { Shell } from "./shell/shell.tsx";

/** Loads a route module and, at the same time, the data that its loader will read. */
function withData<Module>(name: PageDataName, load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    // The loader throws the error if the data cannot be loaded.
    loadPageData(name).catch(() => {});
    return load();
  };
}

/** A page's module exports `Component` and `loader`, as React Router names them. */
type PageModule = Pick<RouteObject, "Component" | "loader">;

/** The modules of the pages, by their files. */
const modules = import.meta.glob<PageModule>(["/app/pages/*/*-page.tsx", "!/app/pages/offline/*"]);

/** The routes below the Events page: of a city, and of an opened event. */
const eventsRoutes: RouteObject[] = [
  { index: true, element: null },
  {
    path: "city/:city",
    element: null,
    lazy: async () => ({ loader: (await import("./pages/events/events-page.tsx")).cityLoader }),
  },
  {
    path: ":eventId",
    id: eventRouteId,
    handle: { loadData: ({ eventId }) => findPageData(`event/${eventId}`) } satisfies DataHandle,
    lazy: () => import("./pages/events/event/event-route.tsx"),
  },
];

function pageRoute(page: PageName): Pick<NonIndexRouteObject, "lazy" | "Component" | "children"> {
  // Not lazy: it is shown when nothing can be fetched.
  if (page === "offline") return { Component: OfflinePage };
  const load = modules[`/${pageModule(page)}`];
  if (!load) throw new Error(`The page ${page} has no module ${pageModule(page)}.`);
  return { lazy: withData(page, load), ...(page === "events" && { children: eventsRoutes }) };
}

/**
 * The routes of the site in the current language (clauses, O-3). The id of a page's route is the path of its module:
 * the prerenderer finds the page's code by it. A URL without a route shows the crash screen.
 */
export function siteRoutes(): RouteObject[] {
  return [
    {
      path: "/",
      Component: Shell,
      ErrorBoundary: RouteErrorBoundary,
      children: [
        {
          ErrorBoundary: RouteErrorBoundary,
          // Rendered until the router has loaded its first page. Only an offline document has a router that has not.
          HydrateFallback: OfflinePage,
          children: [
            ...pageNames.map((page) => ({
              path: pages[page].path,
              // A path with capitals redirects to the page, so that each page has one URL.
              caseSensitive: true,
              id: pageModule(page),
              ...pageRoute(page),
            })),
            ...phaseRedirects(phases).map(({ from, to }) => ({
              path: from,
              loader: ({ request }: LoaderFunctionArgs) => redirectTo(to, request),
            })),
            { path: "*", loader: notFound },
          ],
        },
      ],
    },
  ];
}
