import { createBrowserRouter, createStaticHandler } from "react-router";
import { localizedPath } from "../catalogue/links/site-paths.ts";
import { fetchSiteData } from "./content/load-page-data.ts";
import { setSiteData } from "./content/site-content.ts";
import { isFetchError } from "./offline/fetch-errors.ts";
import { siteRoutes } from "./routes.tsx";

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Loads the code and the data of the document's page, as the renderer does, so that the page can be hydrated at once.
 *
 * @returns a router with the data, or with the error of a loader; null if the URL redirects
 * @throws FetchError when the data of the site cannot be fetched
 */
export async function openPage(): Promise<Router | null> {
  setSiteData(await fetchSiteData());
  const options = { basename: localizedPath("/") };
  const handler = createStaticHandler(siteRoutes(), options);
  const context = await handler.query(new Request(location.href));
  if (context instanceof Response) {
    location.replace((context.headers.get("Location") ?? "/") + location.hash);
    return null;
  }
  // `hydrationData` cannot hold the error of a lazy route whose code is not loaded: the router loads the page itself.
  if (Object.values(context.errors ?? {}).some(isFetchError))
    return initialised(createBrowserRouter(siteRoutes(), options));
  return createBrowserRouter(handler.dataRoutes, { ...options, hydrationData: context });
}

/** Resolves when a router has loaded its first page, or has failed to. */
function initialised(router: Router): Promise<Router> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve(router);
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve(router);
    });
  });
}
