import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect } from "vitest";
import { attributesOf, type Element, elementsOf, textOf } from "../tests/support/html-elements.ts";

/** Renders a part of a page to HTML. @returns its elements, as an HTML parser reads them */
export async function rendered(part: () => ReactNode): Promise<Element[]> {
  const handler = createStaticHandler([{ path: "*", Component: part }]);
  const context = await handler.query(new Request("http://prerender.invalid/events/any-2025"));
  if (context instanceof Response) throw new Error("the page redirects");
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return elementsOf(await new Response(prelude).text());
}

/** The texts of the elements of a class. */
export const textsIn = (page: readonly Element[], name: string) =>
  page.filter((element) => attributesOf(element).class?.split(" ").includes(name)).map(textOf);

/** A text after HTML has normalised its line breaks and dropped characters that HTML does not allow. */
export const inHtml = (text: string) => text.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\0", "");

/** The element names and attributes that a page has: `a`, `a[href]`. */
export const kinds = (page: readonly Element[]) =>
  new Set(page.flatMap(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => `${tagName}[${name}]`)]));

/**
 * Expects that each link has an http, https or `mailto:` URL or a path of the site, and that links to new tabs have
 * `noopener`.
 *
 * @param own URLs that must be among them
 */
export function expectSafeLinks(page: readonly Element[], own: readonly (string | undefined)[]) {
  for (const link of page.filter(({ tagName }) => tagName === "a")) {
    const { href = "", target, rel } = attributesOf(link);
    const { protocol, origin } = new URL(href, "http://prerender.invalid/");
    expect(["http:", "https:", "mailto:"]).toContain(protocol);
    if (target === "_blank") expect(rel?.split(" ")).toContain("noopener");
    else expect([origin, protocol]).toContain(protocol === "mailto:" ? "mailto:" : "http://prerender.invalid");
  }
  const urls = page.map((element) => attributesOf(element).href);
  for (const url of own) if (url !== undefined) expect(urls).toContain(url);
}
