import { matchRoutes, type RouteObject } from "react-router";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { savesData, whenIdle } from "./offline/background-work.ts";

/**
 * How long a mouse stays on a link that it will click, in milliseconds; one that clicks at once needs nothing ahead.
 */
const hoverMs = 65;

/**
 * Prefetches a page's code when a link to it comes into sight in the page's own part, a mouse rests on one or a finger touches
 * one, which is before the click: a style sheet that came with the tap would hold up its answer.
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
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      whenIdle(() => fetchLinked(target as HTMLAnchorElement));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]:not(dialog a)')) sight.observe(link);
  };
  addEventListener("page-shown", watch);
  whenIdle(watch);
}

function fetchCode(routes: RouteObject[], pathname: string) {
  for (const { route } of matchRoutes(routes, pathname, ownAddress("/")) ?? []) {
    // Code that cannot be had now is fetched, or fails, when the link is followed.
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
}
