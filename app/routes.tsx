import type { LoaderFunctionArgs, NonIndexRouteObject, RouteObject } from "react-router";
import { phaseRedirects } from "../catalogue/links/phase-addresses.ts";
import { type PageName, pageModule, pages } from "../catalogue/pages.ts";
import { findPageData, loadPageData } from "./content/load-page-data.ts";
import type { PageDataName } from "./content/page-data.ts";
import { phases } from "./content/site-content.ts";
import { leadTo } from "./lead-to.ts";
import { RouteFailure } from "./pages/crash/crash-screen.tsx";
import { notFound } from "./pages/crash/not-found.ts";
import { eventRouteId } from "./pages/events/event/opened-event.ts";
import type { DataHandle } from "./prefetch-linked-pages.ts";
import { Shell } from "./shell/shell.tsx";

/** Loads a page's code, and its data beside it: the loader, which comes with the code, finds it fetched. */
function pageWith<Route>(name: PageDataName, load: () => Promise<Route>): () => Promise<Route> {
  return () => {
    // The loader says so where it cannot be had.
    loadPageData(name).catch(() => {});
    return load();
  };
}

/** What each page's route loads, by the page's name. */
const pageRoutes = {
  home: {
    lazy: pageWith("home", async () => {
      const { HomePage, loadHome } = await import("./pages/home/home-page.tsx");
      return { Component: HomePage, loader: loadHome };
    }),
  },
  events: {
    lazy: pageWith("events", async () => {
      const { eventsRoute } = await import("./pages/events/events-page.tsx");
      return eventsRoute;
    }),
    children: [
      { index: true, lazy: async () => (await import("./pages/events/events-page.tsx")).listRoute },
      { path: "city/:city", lazy: async () => (await import("./pages/events/events-page.tsx")).cityRoute },
      {
        path: ":eventId",
        id: eventRouteId,
        handle: { loadData: ({ eventId }) => findPageData(`event/${eventId}`) } satisfies DataHandle,
        lazy: async () => {
          const { EventRoute, loadEvent } = await import("./pages/events/event/event-route.tsx");
          return { Component: EventRoute, loader: loadEvent };
        },
      },
    ],
  },
  partners: {
    lazy: pageWith("partners", async () => {
      const { partnersRoute } = await import("./pages/partners/partners-page.tsx");
      return partnersRoute;
    }),
  },
  landing: {
    lazy: pageWith("landing", async () => {
      const { LandingPage, loadLanding } = await import("./pages/landing/landing-page.tsx");
      return { Component: LandingPage, loader: loadLanding };
    }),
  },
  offline: {
    lazy: async () => {
      const { OfflinePage } = await import("./pages/offline/offline-page.tsx");
      return { Component: OfflinePage };
    },
  },
} satisfies Record<PageName, Pick<NonIndexRouteObject, "lazy" | "children">>;

/**
 * Every address of the site in the current language (clauses, O-3). A page's route has its module's path as id:
 * the prerenderer finds the page's code by it. Addresses without a route show the crash screen.
 */
export function siteRoutes(): RouteObject[] {
  return [
    {
      path: "/",
      Component: Shell,
      ErrorBoundary: RouteFailure,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            ...(Object.keys(pageRoutes) as PageName[]).map((page) => ({
              path: pages[page].address,
              // One with capitals is another address, which leads here: else one page had many.
              caseSensitive: true,
              id: pageModule(page),
              ...pageRoutes[page],
            })),
            ...phaseRedirects(phases).map(({ from, to }) => ({
              path: from,
              loader: ({ request }: LoaderFunctionArgs) => leadTo(to, request),
            })),
            { path: "*", loader: notFound },
          ],
        },
      ],
    },
  ];
}
