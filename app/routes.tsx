import { phases } from "content:phases";
import type { LoaderFunctionArgs, NonIndexRouteObject, RouteObject, ShouldRevalidateFunctionArgs } from "react-router";
import { phaseRedirects } from "../catalogue/links/phase-addresses.ts";
import { type PageName, pageModule, pages } from "../catalogue/pages.ts";
import { leadTo } from "./lead-to.ts";
import { RouteFailure } from "./pages/crash/crash-screen.tsx";
import { notFound } from "./pages/crash/not-found.ts";
import { Shell } from "./shell/shell.tsx";

/** Asks for a page's code in a task of its own: the router asks for all parts of a page in the one that it starts in. */
const inOwnTask =
  <Part,>(load: () => Promise<Part>) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return load();
  };

/** What each page's route loads, by the page's name. */
const pageRoutes = {
  home: {
    lazy: inOwnTask(async () => {
      const { HomePage, loadHome } = await import("./pages/home/home-page.tsx");
      return { Component: HomePage, loader: loadHome };
    }),
  },
  events: {
    lazy: inOwnTask(async () => {
      const { eventsRoute } = await import("./pages/events/events-page.tsx");
      return eventsRoute;
    }),
    children: [
      { index: true, lazy: inOwnTask(async () => (await import("./pages/events/events-page.tsx")).listRoute) },
      { path: "city/:city", lazy: inOwnTask(async () => (await import("./pages/events/events-page.tsx")).cityRoute) },
      {
        path: ":eventId",
        id: "app/pages/events/event/event-route.tsx",
        lazy: inOwnTask(async () => {
          const { EventRoute, loadEvent } = await import("./pages/events/event/event-route.tsx");
          return { Component: EventRoute, loader: loadEvent };
        }),
      },
    ],
  },
  partners: {
    lazy: inOwnTask(async () => {
      const [{ PartnersPage }, { loadPartners }] = await Promise.all([
        import("./pages/partners/partners-page.tsx"),
        import("./pages/partners/load-partners.ts"),
      ]);
      return { Component: PartnersPage, loader: loadPartners, shouldRevalidate: isAnotherPage };
    }),
  },
  landing: {
    lazy: inOwnTask(async () => {
      const { LandingPage, loadLanding } = await import("./pages/landing/landing-page.tsx");
      return { Component: LandingPage, loader: loadLanding };
    }),
  },
  offline: {
    lazy: inOwnTask(async () => {
      const { OfflinePage } = await import("./pages/offline/offline-page.tsx");
      return { Component: OfflinePage };
    }),
  },
} satisfies Record<PageName, Pick<NonIndexRouteObject, "lazy" | "children">>;

/**
 * Every address of the site (clauses, O-3). A page's route has its module's path as id: the prerenderer finds
 * the page's style sheet by it. Addresses without a route show the crash screen.
 */
export const routes: RouteObject[] = [
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

/** A link to the page that is open does not open it again, so nothing is loaded for it (clause PA-10). */
function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}
