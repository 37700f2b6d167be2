import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect } from "vitest";

type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a part of a page, as a browser builds them from the prerendered text. */
export async function rendered(part: () => ReactNode): Promise<Element[]> {
  const handler = createStaticHandler([{ path: "*", Component: part }]);
  const context = await handler.query(new Request("http://prerender.invalid/events/any-2025"));
  if (context instanceof Response) throw new Error("the page redirects");
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return elementsIn(parse(await new Response(prelude).text()));
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const below = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...below] : below;
}

/** An attribute's value, as a browser reads it. */
export const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** The texts of the elements of a class. */
export const textsIn = (page: readonly Element[], name: string) =>
  page.filter((element) => attribute(element, "class")?.split(" ").includes(name)).map(textOf);

/** How HTML shows a text: it has one kind of line break, and drops characters that mean nothing. */
export const inHtml = (text: string) => text.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\0", "");

/** The kinds of element, and each of their attributes: `a`, `a[href]`. */
export const kinds = (page: readonly Element[]) =>
  new Set(page.flatMap(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => `${tagName}[${name}]`)]));

/**
 * Expects that each link leads to the web, to a mail program or to the site itself, and opens a new tab only without
 * telling the other page which one opened it.
 *
 * @param own addresses that have to be among them
 */
export function expectSafeLinks(page: readonly Element[], own: readonly (string | undefined)[]) {
  for (const link of page.filter(({ tagName }) => tagName === "a")) {
    const address = attribute(link, "href") ?? "";
    const { protocol, origin } = new URL(address, "http://prerender.invalid/");
    expect(["http:", "https:", "mailto:"]).toContain(protocol);
    if (attribute(link, "target") === "_blank") expect(attribute(link, "rel")?.split(" ")).toContain("noopener");
    else expect([origin, protocol]).toContain(protocol === "mailto:" ? "mailto:" : "http://prerender.invalid");
  }
  const addresses = page.map((element) => attribute(element, "href"));
  for (const address of own) if (address !== undefined) expect(addresses).toContain(address);
}
