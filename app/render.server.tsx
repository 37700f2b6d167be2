import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { localizedPath } from "../catalogue/links/site-paths.ts";
import { pages } from "../catalogue/pages.ts";
import { type ReadPageData, setPageDataReader } from "./content/load-page-data.ts";
import { type SiteData, setSiteData } from "./content/site-content.ts";
import { Document, type DocumentAssets } from "./document.tsx";
import { siteRoutes } from "./routes.tsx";

/** The result for a path: a page with its status, or a redirect. */
export type RenderedPath =
  | { kind: "page"; status: number; html: string }
  | { kind: "redirect"; status: number; location: string };

/** Makes paths whole URLs for the router, which needs them. Nothing is fetched from it. */
const origin = "http://prerender.invalid";

/** The routes and the data from which a page was rendered. */
export type UsedParts = {
  /** The ids of its routes, which are the paths of their modules. */
  routes: string[];
  /** The names of the data that its loaders have read. */
  data: string[];
};

/** The content from which the pages of a language are rendered. */
export type RenderedContent = { site: SiteData; read: ReadPageData };

/**
 * Renders one path to an HTML document. Pages are rendered one after the other, because the language and its content are module
 * state.
 *
 * @param path the path without a language, such as `/events`
 * @param assetsOf returns the files that a page needs; it is not called for a redirect
 * @throws the error of a page that throws while it renders, when no error boundary shows it
 */
export async function renderPath(
  path: string,
  { site, read }: RenderedContent,
  assetsOf: (used: UsedParts) => DocumentAssets,
): Promise<RenderedPath> {
  setSiteData(site);
  const data = new Set<string>();
  setPageDataReader((name) => {
    data.add(name);
    return read(name);
  });
  const handler = createStaticHandler(siteRoutes(), { basename: localizedPath("/") });
  const context = await handler.query(new Request(new URL(localizedPath(path), origin)));
  if (context instanceof Response) {
    const location = (context.headers.get("Location") ?? "/").replace(origin, "");
    return { kind: "redirect", status: context.status, location };
  }
  const routes = context.matches.map(({ route }) => route.id);
  const { prelude } = await prerender(
    <Document assets={assetsOf({ routes, data: [...data] })} status={documentStatus(context.statusCode, path)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  return { kind: "page", status: context.statusCode, html: await new Response(prelude).text() };
}

function documentStatus(status: number, path: string) {
  if (status === 404 || status === 400) return String(status) as "404" | "400";
  return path === pages.offline.path ? "offline" : undefined;
}
