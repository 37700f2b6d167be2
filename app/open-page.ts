import { createBrowserRouter, createStaticHandler } from "react-router";
import { localizedPath } from "../catalogue/links/site-paths.ts";
import { fetchSiteData } from "./content/load-page-data.ts";
import { setSiteData } from "./content/site-content.ts";
import { isFetchError, isOfflineDocument } from "./offline/fetch-errors.ts";
import { siteRoutes } from "./routes.tsx";

/** The router of a document, and the error of its page, if the page has one. */
export type OpenedPage = { router: ReturnType<typeof createBrowserRouter>; error?: unknown };

/**
 * Loads the code and the data of the document's page, as the renderer does, so that the page can be hydrated at once.
 *
 * @returns null if the URL redirects
 * @throws an error for which `isFetchError` is true when code or data cannot be fetched
 */
export async function openPage(): Promise<OpenedPage | null> {
  setSiteData(await fetchSiteData());
  const options = { basename: localizedPath("/") };
  // The router loads the page itself. Until then it shows the offline page, as the document does (`HydrateFallback` in routes.tsx).
  if (isOfflineDocument()) return { router: createBrowserRouter(siteRoutes(), options) };
  const handler = createStaticHandler(siteRoutes(), options);
  const context = await handler.query(new Request(location.href));
  if (context instanceof Response) {
    location.replace((context.headers.get("Location") ?? "/") + location.hash);
    return null;
  }
  const [error] = Object.values(context.errors ?? {});
  if (isFetchError(error)) throw error;
  return { router: createBrowserRouter(handler.dataRoutes, { ...options, hydrationData: context }), error };
}
