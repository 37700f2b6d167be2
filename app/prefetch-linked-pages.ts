import { matchRoutes, type RouteObject } from "react-router";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { savesData, whenIdle } from "./offline/background-work.ts";

/**
 * How long a mouse stays on a link that it will click, in milliseconds; one that clicks at once needs nothing ahead.
 */
const hoverMs = 65;

/**
 * The links whose pages' code comes once they are in sight: none of an open event's, which is closed in most cases, and of those to
 * events, whose code is the heaviest, a list's alone.
 */
const inSight = 'main a[href^="/"]:not(dialog a, [href*="/events/"]), article a[href*="/events/"]';

/**
 * Prefetches a page's code when a link to it comes into sight, a mouse rests on one or a finger touches one, which is before the
 * click: a style sheet that came with the tap would hold up its answer.
 * For visitors who save data, and without a connection, only the pages that they follow a link to are fetched.
 */
export function prefetchLinkedPages(routes: RouteObject[]): void {
  const fetchLinked = ({ pathname }: HTMLAnchorElement) => {
    if (!savesData() && navigator.onLine) fetchCode(routes, pathname);
  };
  let last: HTMLAnchorElement | null = null;
  const approach = ({ target, type }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (type === "mouseover" && link === last) return;
    last = link;
    if (!link) return;
    // On a slow processor finding the routes would hold up the answer of a click that follows at once.
    if (type === "touchstart") whenIdle(() => fetchLinked(link));
    else setTimeout(() => last === link && fetchLinked(link), hoverMs);
  };
  addEventListener("mouseover", approach);
  addEventListener("touchstart", approach, { passive: true });

  const seen = new Set<string>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      // All events' pages have the same code.
      const page = link.closest("article") ? "an event" : link.pathname;
      if (!isIntersecting || seen.has(page)) continue;
      seen.add(page);
      whenIdle(() => fetchLinked(link));
    }
  });
  addEventListener("page-shown", () => {
    sight.disconnect();
    for (const link of document.querySelectorAll(inSight)) sight.observe(link);
  });
}

function fetchCode(routes: RouteObject[], pathname: string) {
  for (const { route } of matchRoutes(routes, pathname, ownAddress("/")) ?? []) {
    // Code that cannot be had now is fetched, or fails, when the link is followed.
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
}
