import { matchRoutes, type RouteObject } from "react-router";
import { savesData } from "./offline/saves-data.ts";

/**
 * Fetches a page's code when a mouse comes to a link to the page or a finger touches one, which is a tenth of a second
 * before the click or more. For visitors who save data, and without a connection, only what they follow is fetched.
 */
export function fetchAhead(routes: RouteObject[]): void {
  let last: HTMLAnchorElement | null = null;
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link === last || link.origin !== location.origin || savesData() || !navigator.onLine) return;
    last = link;
    // After the taps and clicks that wait already: on a slow processor finding the routes would hold their answer up.
    setTimeout(fetchCode, 0, routes, link.pathname);
  };
  addEventListener("mouseover", approach);
  addEventListener("touchstart", approach, { passive: true });
}

function fetchCode(routes: RouteObject[], pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // What cannot be had now is fetched, or fails, when the link is followed.
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
}
