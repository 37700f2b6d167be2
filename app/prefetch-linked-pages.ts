import { matchRoutes, type RouteObject } from "react-router";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { savesData, whenIdle } from "./offline/background-work.ts";

/**
 * How long a mouse stays on a link that it will click, in milliseconds; one that clicks at once needs nothing ahead.
 */
const hoverMs = 65;

/**
 * Prefetches a page's code when a mouse rests on a link to the page or a finger touches one, which is before the click; and an
 * event's for whoever looks at a list of them: its style sheet would hold up the answer of a tap that it comes with.
 * For visitors who save data, and without a connection, only the pages that they follow a link to are fetched.
 */
export function prefetchLinkedPages(routes: RouteObject[]): void {
  let last: HTMLAnchorElement | null = null;
  const approach = ({ target, type }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (type === "mouseover" && link === last) return;
    last = link;
    if (!link || savesData() || !navigator.onLine) return;
    const { pathname } = link;
    // On a slow processor finding the routes would hold up the answer of a click that follows at once.
    if (type === "touchstart") whenIdle(() => fetchCode(routes, pathname));
    else setTimeout(() => last === link && fetchCode(routes, pathname), hoverMs);
  };
  addEventListener("mouseover", approach);
  addEventListener("touchstart", approach, { passive: true });
  whenIdle(() => fetchEventCode(routes));
}

/** Fetches the code of all events' pages, where a link leads to one. */
function fetchEventCode(routes: RouteObject[]) {
  const link = document.querySelector<HTMLAnchorElement>("article a[href*='/events/']");
  if (link && !savesData() && navigator.onLine) fetchCode(routes, link.pathname);
}

function fetchCode(routes: RouteObject[], pathname: string) {
  for (const { route } of matchRoutes(routes, pathname, ownAddress("/")) ?? []) {
    // Code that cannot be had now is fetched, or fails, when the link is followed.
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
}
