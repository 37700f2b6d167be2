import { type DataRouteObject, matchRoutes, type Params } from "react-router";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { savesData, whenIdle } from "./offline/background-work.ts";

/** The `handle` of a route whose data depend on its URL. Other routes fetch their data beside their code. */
export type DataHandle = { loadData: (params: Params) => Promise<unknown> };

/**
 * How long a mouse stays on a link that it will click, in milliseconds; one that clicks at once needs nothing ahead.
 */
const hoverMs = 65;

/**
 * Prefetches a page's code and data when a mouse rests on a link to it, a finger touches it or the keyboard reaches it, which
 * is before the click. For visitors who save data, and without a connection, only the pages that they follow a link to are
 * fetched.
 */
export function prefetchLinkedPages(routes: DataRouteObject[]): void {
  let last: HTMLAnchorElement | null = null;
  const fetchLinked = (link: HTMLAnchorElement) => {
    // A path with a dot is that of a file, such as an event's calendar.
    if (!savesData() && navigator.onLine && !link.pathname.includes(".")) fetchPage(routes, link.pathname);
  };
  const approach = ({ target, type }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (link === last && type !== "touchstart") return;
    last = link;
    if (!link) return;
    // On a slow processor finding the routes would hold up the answer of a click that follows at once.
    if (type === "touchstart") whenIdle(() => fetchLinked(link));
    else setTimeout(() => last === link && fetchLinked(link), hoverMs);
  };
  addEventListener("mouseover", approach);
  addEventListener("focusin", approach);
  addEventListener("touchstart", approach, { passive: true });
}

function fetchPage(routes: DataRouteObject[], pathname: string) {
  // What cannot be had now is fetched, or fails, when the link is followed.
  const failed = () => {};
  for (const { route, params } of matchRoutes(routes, pathname, ownAddress("/")) ?? []) {
    if (typeof route.lazy === "function") route.lazy().catch(failed);
    const handle: DataHandle | undefined = route.handle;
    handle?.loadData(params).catch(failed);
  }
}
