import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { Document, type DocumentAssets } from "./document.tsx";
import { routes } from "./routes.tsx";

/** The answer of an address: a page with its status, or a redirect. */
export type RenderedAddress =
  | { kind: "page"; status: number; html: string }
  | { kind: "redirect"; status: number; location: string };

/**
 * Renders one address to a whole HTML document.
 *
 * @param address the path without a language, such as `/events`
 * @param assetsOf tells the files that a page needs; a redirect needs none
 * @throws the error of a page that throws while it renders, when no error boundary shows it
 */
export async function renderAddress(address: string, assetsOf: () => DocumentAssets): Promise<RenderedAddress> {
  const handler = createStaticHandler(routes, { basename: ownAddress("/") });
  const context = await handler.query(new Request(new URL(ownAddress(address), "http://prerender.invalid")));
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("Location") ?? "/" };
  }
  const { prelude } = await prerender(
    <Document assets={assetsOf()} isMissing={context.statusCode === 404}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  return { kind: "page", status: context.statusCode, html: await new Response(prelude).text() };
}
