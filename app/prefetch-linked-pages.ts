import { matchRoutes, type Params, type RouteObject } from "react-router";
import { localizedPath } from "../catalogue/links/site-paths.ts";
import { savesData, whenIdle } from "./offline/background-work.ts";

/** The `handle` of a route whose data depend on its URL. Other routes fetch their data beside their code. */
export type DataHandle = { loadData: (params: Params) => Promise<unknown> };

/** How long the mouse rests on a link before its page is prefetched, in milliseconds. */
const hoverMs = 65;

/**
 * Prefetches a page's code and data when a mouse rests on a link to it, a finger touches it or the keyboard reaches it, which
 * is before the click. Nothing is prefetched without a connection, or if the visitor saves data.
 */
export function prefetchLinkedPages(routes: RouteObject[]): void {
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
    // On a slow processor, matching the routes would delay the response to a tap.
    if (type === "touchstart") whenIdle(() => fetchLinked(link));
    else setTimeout(() => last === link && fetchLinked(link), hoverMs);
  };
  addEventListener("mouseover", approach);
  addEventListener("focusin", approach);
  addEventListener("touchstart", approach, { passive: true });
}

function fetchPage(routes: RouteObject[], pathname: string) {
  // The navigation fetches again what fails here.
  const failed = () => {};
  for (const { route, params } of matchRoutes(routes, pathname, localizedPath("/")) ?? []) {
    if (typeof route.lazy === "function") route.lazy().catch(failed);
    const handle: DataHandle | undefined = route.handle;
    handle?.loadData(params).catch(failed);
  }
}
