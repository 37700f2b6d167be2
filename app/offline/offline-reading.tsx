import { useEffect } from "react";
import { useLocation } from "react-router";
import { site } from "../content/site-content.ts";
import { whenIdle } from "./background-work.ts";

/** Caches each page that the visitor opens, in idle time, so that it can be read offline. Renders nothing. */
export function OfflineReading() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when the path changes
  useEffect(() => {
    if (!import.meta.env.PROD || !site.offlineReading) return;
    // If the code cannot be loaded, the site works without offline reading.
    const cache = () => import("./cache-shown-page.ts").then(({ cacheShownPage }) => cacheShownPage()).catch(() => {});
    const cacheIdle = () => whenIdle(() => void cache());
    if (document.readyState === "complete") cacheIdle();
    else addEventListener("load", cacheIdle, { once: true });
  }, [pathname]);
  return null;
}
